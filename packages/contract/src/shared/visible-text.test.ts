import { expect, it } from 'vitest';
import { isBlank } from './visible-text.ts';

it.each([
  '',
  ' \t\n',
  '\u00A0',
  '\u200B',
  '\u200B \u200C\u200D',
  '\uFEFF',
  '\u2060\u2066\u2069',
  '\u202E',
  '\u00AD',
  '\u3164',
  '\u2800',
  '\uFE0F',
])('%j shows nothing', (text) => {
  expect(isBlank(text)).toBe(true);
});

it.each(['a', 'क्\u200Dष', '👩\u200D🍳', '.', '\u202Eabc', 'ابت', '१'])('%j shows something', (text) => {
  expect(isBlank(text)).toBe(false);
});
