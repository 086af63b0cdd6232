import { expect, it } from 'vitest';
import { slowestFiles } from './slow-files.ts';

const file = (name: string, startTime: number, milliseconds: number) => ({
  name: `/clone/${name}`,
  status: 'passed',
  startTime,
  endTime: startTime + milliseconds,
  assertionResults: [],
});

it('returns the slowest files first, at most as many as the limit', () => {
  const files = [file('a.test.ts', 100, 5), file('b.test.ts', 110, 50), file('c.test.ts', 120, 20)];
  expect(slowestFiles(files, '/clone', 2)).toEqual([
    { file: 'b.test.ts', milliseconds: 50 },
    { file: 'c.test.ts', milliseconds: 20 },
  ]);
});
