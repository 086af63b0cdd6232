import { expect, it } from 'vitest';
import { fittingText } from './fitting-text.ts';

it.each([
  ['the first if it is as long as allowed', ['Cook in Pune', 'Cook'], 12, 'Cook in Pune'],
  ['the second if the first is one character too long', ['Cook in Pune', 'Cook'], 11, 'Cook'],
  ['the first of two that fit', ['Cook', 'Tailor'], 12, 'Cook'],
  ['the last, cut after a word, if none fits', ['Cook in Pune, Kothrud', 'Cook in Pune'], 9, 'Cook in…'],
  ['the last, cut within a word, if it has no space', ['Cook in Pune', 'Electrician'], 6, 'Elect…'],
  ['the only one, uncut, if it is as long as allowed', ['Cook'], 4, 'Cook'],
  ['the text without the spaces before the cut', ['Cook    in Pune'], 8, 'Cook…'],
] as const)('returns %s', (_, texts, maxLength, fitting) => {
  expect(fittingText(texts, maxLength)).toBe(fitting);
});
