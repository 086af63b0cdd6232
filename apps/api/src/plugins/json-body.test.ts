import { describe, expect, it } from 'vitest';
import { findNul, isTooDeep } from './json-body.ts';

describe('isTooDeep', () => {
  it('counts brackets, not those inside texts', () => {
    expect(isTooDeep(`${'['.repeat(32)}${']'.repeat(32)}`)).toBe(false);
    expect(isTooDeep('['.repeat(33))).toBe(true);
    expect(isTooDeep(JSON.stringify({ text: '['.repeat(500) }))).toBe(false);
    expect(isTooDeep(JSON.stringify({ text: `\\"${'{'.repeat(500)}` }))).toBe(false);
    expect(isTooDeep(`{"open":"${'['.repeat(99)}`)).toBe(false);
  });
});

describe('findNul', () => {
  it('names the place of a NUL character', () => {
    expect(findNul({ a: [{ b: 'x' }, { b: 'x\0y' }] })).toBe('a.1.b');
    expect(findNul({ a: 1, b: null, c: ['x'] })).toBeNull();
  });
});
