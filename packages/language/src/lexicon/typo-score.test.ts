import { describe, expect, it } from 'vitest';
import { CERTAIN, GUESS_MIN, spellingOf, typoScore } from './typo-score.ts';

const score = (typed: string, known: string): number => typoScore(spellingOf([typed]), spellingOf([known]));

describe('typoScore', () => {
  it.each([
    ['a swap', 'dleivery', 'delivery', 'dklivery'],
    ['a vowel', 'plumbar', 'plumber', 'plumxer'],
    ['a doubled letter', 'ccook', 'cook', 'cxook'],
    ['a neighbouring key', 'driber', 'driver', 'drizer'],
    ['a vowel sign', 'दर्जि', 'दर्जी', 'दर्की'],
    ['another letter than the first', 'coop', 'cook', 'pook'],
    ['a letter of a long word', 'electrixian', 'electrician', 'electxxician'],
  ])('scores %s higher than another typo', (_name, easy, known, strange) => {
    expect(score(easy, known)).toBeGreaterThan(score(strange, known));
  });

  it.each([
    ['रसोइया', 'rasoiya'],
    ['rasoia', 'rasoiya'],
    ['darzi', 'darji'],
  ])('is certain if two words sound the same: %s and %s', (typed, known) => {
    expect(score(typed, known)).toBeGreaterThanOrEqual(CERTAIN);
  });

  it.each([
    ['दर्जी', 'darzi'],
    ['डिलिवरी', 'delivery'],
    ['ऑफिस', 'office'],
    ['dilivari', 'डिलिव्हरी'],
    ['dilivary', 'delivery'],
  ])('accepts %s as a guess for %s', (typed, known) => {
    expect(score(typed, known)).toBeGreaterThanOrEqual(GUESS_MIN);
  });

  it.each([
    ['look', 'cook'],
    ['cake', 'cook'],
    ['nurse', 'tailor'],
  ])('rejects %s as a guess for %s', (typed, known) => {
    expect(score(typed, known)).toBeLessThan(GUESS_MIN);
  });
});
