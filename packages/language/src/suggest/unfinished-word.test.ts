import { describe, expect, it } from 'vitest';
import type { LexiconEntry, Meaning } from '../lexicon/lexicon-entry.ts';
import { buildMeanings } from '../understand/understand-text.ts';
import { unfinishedWord } from './unfinished-word.ts';

const entries = (kind: Meaning, value: string, phrases: string, weight = 0): LexiconEntry[] =>
  phrases.split(',').map((phrase) => ({ phrase: phrase.trim(), kind, value, weight }));

/** Names and synonyms of occupations, which have a weight, unlike phrases that only describe them. */
const names = (kind: Meaning, value: string, phrases: string): LexiconEntry[] =>
  entries(kind, value, phrases, 1);

const { lexicon } = buildMeanings([
  ...names('PROFILE', 'teacher', 'teacher, शिक्षक, टीचर'),
  ...names('SUB_PROFILE', 'cook/waiter', 'waiter, वेटर'),
  ...entries('SUB_PROFILE', 'cook/waiter', 'tea boy, hotel work'),
  ...names('SUB_PROFILE', 'cook/home-cook', 'cook, कुक, rasoiya'),
  ...entries('SUB_PROFILE', 'cook/home-cook', 'cook maid'),
  ...names('SUB_PROFILE', 'technician/plumber', 'plumber, प्लंबर'),
  ...names('SUB_PROFILE', 'technician/carpenter', 'carpenter, plywood, प्लाय'),
  ...names('SUB_PROFILE', 'delivery/driver', 'car, driver, ड्राइवर, ड्रायव्हर'),
  ...names('SUB_PROFILE', 'engineer/design', 'draft, ड्राफ्ट'),
  ...names('SUB_PROFILE', 'teacher/sports', 'pe teacher'),
  ...names('SUB_PROFILE', 'receptionist/office-boy', 'peon, office boy'),
  ...names('SUB_PROFILE', 'receptionist/hotel', 'hotel front desk'),
  ...names('PROFILE', 'tailor', 'tailor'),
  ...names('PROFILE', 'sales', 'sales, सेल्स'),
  ...names('SUB_PROFILE', 'sales/manager', 'sales manager'),
  ...names('SUB_PROFILE', 'sales/salad', 'salad'),
  ...names('SUB_PROFILE', 'hr/recruiter', 'job consultant'),
  ...entries('WEAK', 'place', 'hotel'),
  ...entries('GROUP', 'bike', 'bike'),
  ...names('SUB_PROFILE', 'delivery/biker', 'biker'),
  ...entries('CITY', 'wai', 'wai', 42_000),
  ...entries('CITY', 'salem', 'salem, सेलम', 830_000),
  ...entries('CITY', 'delhi', 'delhi', 11_000_000),
  ...entries('CITY', 'madurai', 'madurai', 1_000_000),
  ...names('PROFILE', 'marketing', 'marketing'),
  ...names('SUB_PROFILE', 'delivery/food', 'delivery'),
  ...entries('STOP', 'stop', 'co, pe, job, for, से, off, tai, mujhe'),
]);

/** Words of titles that employers use, in three languages. */
const TITLES: readonly (readonly [number, string])[] = [
  [14, 'teacher टीचर शिक्षक driver ड्राइवर ड्रायव्हर sales सेल्स delivery office boy'],
  [7, 'waiter वेटर cook कुक plumber प्लंबर tailor manager salad'],
];
const titleWords = new Map(
  TITLES.flatMap(([count, words]) => words.split(' ').map((word) => [word, count] as const)),
);

/** "Job" occurs in the titles of jobs, so it is meant as it is. */
const completer = { lexicon: { ...lexicon, jobWords: new Set(['job']) }, titleWords };
const complete = (text: string) => unfinishedWord(text, completer, buildMeanings([]).lexicon, new Map());
const completed = (text: string) => complete(text)?.texts ?? null;

describe('the completions of a word', () => {
  it.each([
    ['tea', 'teacher'],
    ['pl', 'plumber'],
    ['प्ल', 'प्लंबर'],
    ['dr', 'driver'],
    ['ड्रा', 'ड्राइवर'],
    ['से', 'सेल्स'],
    ['delh', 'delhi'],
    ['wa', 'waiter'],
  ])('begin with the one whose words are common in titles, or a large city: %s', (text, first) => {
    expect(completed(text)?.[0]).toBe(first);
  });

  it('leave out what is much less likely than the best, but nothing that is typed completely', () => {
    expect(completed('wa')).toEqual(['waiter']);
    expect(completed('wai')).toEqual(['waiter', 'wai']);
    expect(completed('tea')).toEqual(['teacher']);
  });

  it.each([
    ['a place', 'wai', 'waiter', 'wai'],
    ['an occupation', 'car', 'car', 'carpenter'],
    ['a free word', 'bike', 'biker'],
    ['a stop word', 'tai', 'tailor'],
    ['a workplace, also a long word', 'hotel', 'hotel front desk', 'hotel work'],
  ])('exist although the word is also %s: %s', (_kind, text, ...texts) => {
    expect(completed(text)).toEqual(texts);
  });

  it('say whether the word has a meaning of its own, by which jobs are found too', () => {
    const known = ['car', 'bike', 'hotel', 'wai', 'tai', 'wait'].filter((text) => complete(text)?.isKnown);
    expect(known).toEqual(['car', 'bike', 'hotel']);
  });

  it('of two letters are names, because a description would be no more than a guess', () => {
    expect(completed('te')).toEqual(['teacher']);
    expect(completed('ra')).toEqual(['rasoiya']);
  });

  it('differ in their next word before they repeat it', () => {
    expect(completed('sal')).toEqual(['sales', 'salad', 'sales manager']);
  });

  it('complete several words together', () => {
    expect(completed('office bo')).toEqual(['office boy']);
    expect(completed('office')).toEqual(['office boy']);
    expect(completed('mujhe sales ma')).toEqual(['mujhe sales manager']);
  });

  it('after an occupation are places before other occupations, and no mere descriptions', () => {
    expect(completed('cook ma')).toEqual(['cook madurai']);
    expect(completed('for ma')?.[0]).toBe('for marketing');
  });

  it('complete a stop word that begins the text, but not the most common ones and none after another word', () => {
    expect(completed('co')).toEqual(['cook']);
    expect(completed('off')).toEqual(['office boy']);
    expect(completed('job')).toBeNull();
    expect(completed('waiter co')).toBeNull();
    expect(completed('mujhe co')).toEqual(['mujhe cook']);
  });

  it('do not become common by the words after a rare first one', () => {
    // Otherwise "teacher" alone would make "pe teacher" the first.
    expect(completed('pe')).toEqual(['peon']);
  });
});
