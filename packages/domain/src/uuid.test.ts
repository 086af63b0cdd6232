import { expect, it } from 'vitest';
import { isUuid } from './uuid.ts';

it("recognises UUIDs in PostgreSQL's format only", () => {
  expect(isUuid('0199b3f2-7c1a-7d10-9a51-2f6c1d0e4c22')).toBe(true);
  for (const other of [
    '',
    'nothing',
    '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4c2',
    '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4c222',
    '0199b3f27c1a7d109a512f6c1d0e4c22',
    '0199B3F2-7C1A-7D10-9A51-2F6C1D0E4C22',
    '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4c2g',
    '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4c22\n',
  ])
    expect(isUuid(other)).toBe(false);
});
