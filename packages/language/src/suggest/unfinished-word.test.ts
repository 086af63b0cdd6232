import { describe, expect, it } from 'vitest';
import type { LexiconEntry, Meaning } from '../lexicon/lexicon-entry.ts';
import { buildMeanings } from '../understand/understand-text.ts';
import { unfinishedWord } from './unfinished-word.ts';

const entries = (kind: Meaning, value: string, phrases: string, weight = 0): LexiconEntry[] =>
  phrases.split(',').map((phrase) => ({ phrase: phrase.trim(), kind, value, weight }));

const { lexicon } = buildMeanings([
  ...entries('PROFILE', 'teacher', 'teacher, शिक्षक, टीचर'),
  ...entries('SUB_PROFILE', 'cook/waiter', 'waiter, tea boy, वेटर'),
  ...entries('SUB_PROFILE', 'cook/home-cook', 'cook, कुक'),
  ...entries('SUB_PROFILE', 'technician/plumber', 'plumber, प्लंबर'),
  ...entries('SUB_PROFILE', 'technician/carpenter', 'plywood, प्लाय'),
  ...entries('SUB_PROFILE', 'delivery/driver', 'driver, ड्राइवर, ड्रायव्हर'),
  ...entries('SUB_PROFILE', 'engineer/design', 'draft, ड्राफ्ट'),
  ...entries('SUB_PROFILE', 'teacher/sports', 'pe teacher'),
  ...entries('SUB_PROFILE', 'receptionist/office-boy', 'peon'),
  ...entries('PROFILE', 'sales', 'sales, सेल्स'),
  ...entries('CITY', 'wai', 'wai', 42_000),
  ...entries('CITY', 'salem', 'salem, सेलम', 830_000),
  ...entries('CITY', 'delhi', 'delhi', 11_000_000),
  ...entries('SUB_PROFILE', 'delivery/food', 'delivery'),
  ...entries('STOP', 'stop', 'co, pe, job, for, से'),
]);

/** Words of titles that employers use, in three languages. */
const TITLES: readonly (readonly [number, string])[] = [
  [14, 'teacher टीचर शिक्षक driver ड्राइवर ड्रायव्हर sales सेल्स delivery'],
  [7, 'waiter वेटर cook कुक plumber प्लंबर'],
];
const titleWords = new Map(
  TITLES.flatMap(([count, words]) => words.split(' ').map((word) => [word, count] as const)),
);

const completed = (text: string) =>
  unfinishedWord(text, { lexicon, titleWords }, buildMeanings([]).lexicon, new Map())?.texts ?? null;

describe('the completions of a word', () => {
  it.each([
    ['tea', 'teacher', 'tea boy'],
    ['pl', 'plumber', 'plywood'],
    ['प्ल', 'प्लंबर', 'प्लाय'],
    ['dr', 'driver', 'draft'],
    ['ड्रा', 'ड्राइवर', 'ड्राफ्ट'],
    ['sal', 'sales', 'salem'],
    ['से', 'सेल्स', 'सेलम'],
    ['del', 'delhi', 'delivery'],
    ['wa', 'waiter', 'wai'],
  ])('begin with the one whose words are common in titles, or a large city: %s', (text, first, second) => {
    expect(completed(text)).toEqual([first, second]);
  });

  it('complete a short stop word that begins the text, but no longer one and none after another word', () => {
    expect(completed('co')).toEqual(['cook']);
    expect(completed('job')).toBeNull();
    expect(completed('waiter co')).toBeNull();
  });

  it('do not become common by the words after a rare first one', () => {
    // Otherwise "teacher" alone would make "pe teacher" the first.
    expect(completed('pe')).toEqual(['peon', 'pe teacher']);
  });
});
