import { expect, it } from 'vitest';
import { firstCharacters, isLongEnough, textLength } from './summary.ts';

it('requires more than 20 characters after trimming', () => {
  expect(isLongEnough('a'.repeat(20))).toBe(false);
  expect(isLongEnough('a'.repeat(21))).toBe(true);
  expect(isLongEnough(`  ${'a'.repeat(20)}  `)).toBe(false);
  expect(isLongEnough('मी दहा वर्षे स्वयंपाक करते')).toBe(true);
});

it('counts a character outside the BMP once', () => {
  expect(textLength('😀a')).toBe(2);
});

it('cuts a text after whole characters', () => {
  expect(firstCharacters('😀😀a', 3)).toBe('😀😀a');
  expect(firstCharacters('😀😀a', 2)).toBe('😀😀');
  expect(firstCharacters('abc', 2)).toBe('ab');
  expect(firstCharacters('', 2)).toBe('');
});
