import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'nukkad-fingerprint-'));
  mkdirSync(join(root, 'src/node_modules'), { recursive: true });
  writeFileSync(join(root, 'src/a.ts'), 'a');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('fingerprint', () => {
  it('stays while nothing changes, and ignores installed packages and missing paths', () => {
    const before = fingerprint(root, ['src', 'missing']);
    writeFileSync(join(root, 'src/node_modules/x.js'), 'x');
    expect(fingerprint(root, ['src', 'missing'])).toBe(before);
  });

  it('changes with a text, a name and a fact', () => {
    const before = fingerprint(root, ['src']);
    expect(fingerprint(root, ['src'], ['24'])).not.toBe(before);
    writeFileSync(join(root, 'src/b.ts'), 'a');
    const renamed = fingerprint(root, ['src']);
    expect(renamed).not.toBe(before);
    writeFileSync(join(root, 'src/b.ts'), 'b');
    expect(fingerprint(root, ['src'])).not.toBe(renamed);
  });
});
