import { expect, it } from 'vitest';
import type { Meaning } from './lexicon-entry.ts';
import { bestPerMeaning, type Match } from './match.ts';

const match = (
  phrase: string,
  score: number,
  value = 'cook',
  weight = 0,
  kind: Meaning = 'PROFILE',
): Match => ({
  entry: { phrase, kind, value, weight },
  score,
});

const phrases = (...matches: readonly Match[]): string[] =>
  bestPerMeaning(matches).map(({ entry }) => entry.phrase);

it('returns each meaning once, with its best phrase; of equal ones the first', () => {
  expect(phrases(match('koock', 0.8), match('cook', 0.9), match('chef', 0.9, 'cook', 5))).toEqual(['cook']);
});

it('sorts by score, then by weight', () => {
  const pune = match('pune', 0.9, 'pune', 1, 'CITY');
  const pusa = match('pusa', 0.9, 'pusa', 2, 'CITY');
  expect(phrases(pune, pusa, match('cook', 0.95))).toEqual(['cook', 'pusa', 'pune']);
});

it('treats the same value of another kind as another meaning', () => {
  expect(phrases(match('cook', 1), match('cook', 1, 'cook', 0, 'SKILL'))).toHaveLength(2);
});
