import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAULTS } from './all-faults.ts';
import { type Fault, plantFault } from './fault.ts';

const root = join(import.meta.dirname, '../..');
const fault: Fault = {
  name: 'n',
  kind: 'limit',
  file: 'f.ts',
  find: 'a > 1',
  replace: 'a >= 1',
  tests: ['t'],
};

describe('planting a fault', () => {
  it('replaces a text that occurs once', () => {
    expect(plantFault('if (a > 1) b();', fault)).toBe('if (a >= 1) b();');
  });

  it('inserts special replacement patterns as they are', () => {
    expect(plantFault('a > 1', { ...fault, replace: '$&$1' })).toBe('$&$1');
  });

  it.each([
    ['a > 2', 0],
    ['a > 1, a > 1', 2],
  ])('refuses %j, in which the text occurs %i times', (text, count) => {
    expect(() => plantFault(text, fault)).toThrow(`n: "a > 1" occurs ${count} times in f.ts, not once`);
  });

  it('refuses a fault that changes nothing', () => {
    expect(() => plantFault('a > 1', { ...fault, replace: 'a > 1' })).toThrow('changes nothing');
  });
});

describe('the list of faults', () => {
  it('has at least 60, each with its own name', () => {
    expect(FAULTS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
  });

  it.each(FAULTS)('can plant: $name', (planted) => {
    const text = readFileSync(join(root, planted.file), 'utf8');
    expect(plantFault(text, planted)).not.toBe(text);
    expect(planted.file).not.toMatch(/^prisma\/migrations/);
    for (const test of planted.tests) expect(existsSync(join(root, test)), test).toBe(true);
  });
});
