import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KNOWN_SURVIVORS, newSurvivors } from './known-survivors.ts';

const root = join(import.meta.dirname, '../..');

describe('survivors that were looked at', () => {
  it.each(KNOWN_SURVIVORS)('$file still has: $code', ({ file, code, why }) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    expect(lines.map((line) => line.trim())).toContain(code);
    expect(why.length).toBeGreaterThan(20);
  });

  it('are told from new ones by file, line and replacement', () => {
    const known = [
      { file: 'a.ts', code: 'return a > 1;', to: 'a >= 1', why: 'nobody can tell the difference' },
    ];
    const survivor = { file: 'a.ts', line: 7, code: 'return a > 1;', to: 'a >= 1', isCovered: true };
    expect(newSurvivors([survivor], known)).toEqual([]);
    for (const change of [{ file: 'b.ts' }, { code: 'return b > 1;' }, { to: 'true' }])
      expect(newSurvivors([{ ...survivor, ...change }], known)).toHaveLength(1);
  });
});
