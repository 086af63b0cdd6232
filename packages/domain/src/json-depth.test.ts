import { expect, it } from 'vitest';
import { isNestedBeyond } from './json-depth.ts';

it('counts brackets, except inside strings', () => {
  expect(isNestedBeyond(32, `${'['.repeat(32)}${']'.repeat(32)}`)).toBe(false);
  expect(isNestedBeyond(32, '['.repeat(33))).toBe(true);
  expect(isNestedBeyond(32, '{"a":['.repeat(17))).toBe(true);
  expect(isNestedBeyond(32, JSON.stringify({ text: '['.repeat(500) }))).toBe(false);
  expect(isNestedBeyond(32, JSON.stringify({ text: `\\"${'{'.repeat(500)}` }))).toBe(false);
  expect(isNestedBeyond(32, `{"open":"${'['.repeat(99)}`)).toBe(false);
});
