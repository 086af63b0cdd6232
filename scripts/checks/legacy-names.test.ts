import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { legacyNames, readLegacyNames } from './legacy-names.ts';

const table = { path: 'docs/wire-names.md', text: '| `oldName` | `newName` | here |\n' };

describe('legacy names', () => {
  it('fail outside the files that describe the wire', () => {
    const leak = { path: 'apps/api/src/a.ts', text: 'const a = 1;\nconst b = body.oldName;\n' };
    expect(legacyNames.run([table, leak], '')).toEqual(['apps/api/src/a.ts:2 the wire name oldName leaks']);
  });

  it.each(['a.wire.ts', 'a.routes.ts', 'a.mapper.ts', 'a.mapper.test.ts', 'a.contract.test.ts'])(
    'are allowed in %s',
    (name) => {
      expect(legacyNames.run([table, { path: `packages/x/src/${name}`, text: 'oldName' }], '')).toEqual([]);
    },
  );

  it('do not match inside longer names', () => {
    expect(legacyNames.run([table, { path: 'a.ts', text: 'oldNames thresholdName' }], '')).toEqual([]);
  });

  it('are allowed as the address of a page, since people keep those', () => {
    const page = { path: 'a.ts', text: "const path = '/oldName';\nconst call = '/api/oldName';\n" };
    expect(legacyNames.run([table, page], '')).toEqual(['a.ts:2 the wire name oldName leaks']);
  });

  it('fail when the table is empty, so that it cannot go missing', () => {
    expect(legacyNames.run([{ path: 'a.ts', text: '' }], '')).toEqual(['docs/wire-names.md has no names']);
  });

  it('are read from the real table', () => {
    const text = readFileSync(new URL('../../docs/wire-names.md', import.meta.url), 'utf8');
    expect(readLegacyNames(text).length).toBeGreaterThan(50);
  });
});
