import { expect, it } from 'vitest';
import type { Meaning } from './lexicon-entry.ts';
import { best, type Match } from './match.ts';

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

const phrases = (...matches: readonly Match[]): string[] => best(matches).map(({ entry }) => entry.phrase);

it('has each meaning once, by the phrase that is most like, of equal ones the first', () => {
  expect(phrases(match('koock', 0.8), match('cook', 0.9), match('chef', 0.9, 'cook', 5))).toEqual(['cook']);
});

it('has the best first, of equal ones the one that is said more often', () => {
  const [pune, pusa] = [match('pune', 0.9, 'pune', 1, 'CITY'), match('pusa', 0.9, 'pusa', 2, 'CITY')];
  expect(phrases(pune, pusa, match('cook', 0.95))).toEqual(['cook', 'pusa', 'pune']);
});

it('holds what is of another kind for another meaning', () => {
  expect(phrases(match('cook', 1), match('cook', 1, 'cook', 0, 'SKILL'))).toHaveLength(2);
});
