import { describe, expect, it } from 'vitest';
import type { LexiconEntry, Meaning } from '../lexicon/lexicon-entry.ts';
import { buildMeanings, understandText } from './understand-text.ts';

const entries = (kind: Meaning, value: string, phrases: string): LexiconEntry[] =>
  phrases.split(',').map((phrase) => ({ phrase: phrase.trim(), kind, value, weight: 0 }));

const meanings = buildMeanings([
  ...entries('PROFILE', 'sales', 'sales, सेल्स'),
  ...entries('PROFILE', 'delivery', 'delivery, डिलीवरी'),
  ...entries('PROFILE', 'cook', 'cook, रसोइया'),
  ...entries('PROFILE', 'tailor', 'tailor, शिंपी'),
  ...entries('PROFILE', 'teacher', 'teacher, शिक्षक'),
  ...entries('SUB_PROFILE', 'cook/waiter', 'waiter'),
  ...entries('CITY', 'pune', 'pune, पुणे'),
  ...entries(
    'STOP',
    'stop',
    'job, sirf, the, also, or, ya, या, किंवा, bhi, काम, का, in, i, do, anywhere, again, on, this, not to',
  ),
  ...entries('SHIFT', 'NIGHT', 'night'),
]);

const namesOf = (works: readonly { readonly text: string }[]): string =>
  works.map(({ text }) => text).join(' ');
const read = (text: string) => {
  const { work, alternatives, words } = understandText(meanings, text);
  return { named: work?.text ?? '', others: namesOf(alternatives), words: words.map((word) => word.text) };
};

describe('a list of occupations', () => {
  it.each([
    ['sales or delivery', 'delivery', 'sales'],
    ['sales ya delivery', 'delivery', 'sales'],
    ['सेल्स या डिलीवरी का काम', 'डिलीवरी', 'सेल्स'],
    ['cook / delivery job pune', 'delivery', 'cook'],
    ['cook & delivery job pune', 'delivery', 'cook'],
    ['cook + delivery job pune', 'delivery', 'cook'],
    ['cook, tailor or delivery', 'delivery', 'cook tailor'],
    ['cook kinva tailor', 'tailor', 'cook'],
    ['either cook or tailor', 'tailor', 'cook'],
    ['sales and delivery both', 'delivery', 'sales'],
    ['not only sales, delivery also', 'delivery', 'sales'],
    ['sirf sales nahi, delivery bhi', 'delivery', 'sales'],
  ])('wants each of them: %s', (text, named, others) => {
    expect(read(text)).toEqual({ named, others, words: [] });
  });

  it('has at most three occupations after the first', () => {
    expect(read('sales or cook or tailor or teacher or delivery').others.split(' ')).toHaveLength(3);
  });

  it.each([
    'sales delivery',
    'sales and delivery',
    'sales, delivery',
    'cook or waiter cook',
    'cook or cook job',
  ])('needs a word such as "or" between two of them: %s', (text) => {
    expect(read(text).others).toBe('');
  });

  it('does not include what the text refuses', () => {
    const { work, alternatives, excluded } = understandText(meanings, 'cook or tailor but not delivery');
    expect(work?.text).toBe('tailor');
    expect(namesOf(alternatives)).toBe('cook');
    expect(excluded.map((part) => part.work?.text)).toEqual(['delivery']);
    expect(understandText(meanings, 'no sales or delivery, cook').alternatives).toEqual([]);
  });
});

/** Returns the terms as short texts: "!night" is excluded, "!?night" is shown as refused and not applied. */
const terms = (text: string): string[] =>
  understandText(meanings, text).terms.flatMap(({ kind, value, isNegated, isApplied }) =>
    kind === 'WORD' ? [] : [`${isNegated ? '!' : ''}${isApplied === false ? '?' : ''}${value}`],
  );

describe('a refusal far from its word', () => {
  it.each([
    ['delivery on this pavsat nahi, tailor', ['tailor', '!?delivery']],
    ['night on this pavsat nahi, cook', ['cook', '!?NIGHT']],
    ['pune on this pavsat nahi ja, cook', ['cook', '!?pune']],
  ])('is shown as not applied: %s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it.each([
    ['is none if the text names no other occupation', 'delivery pavsat nahi', ['delivery']],
    ['is none for a place without a verb such as "go"', 'pune pavsat nahi, cook', ['pune', 'cook']],
    ['refuses the word next to it with certainty', 'delivery nahi, tailor', ['tailor', '!delivery']],
  ])('%s', (_name, text, expected) => {
    expect(terms(text)).toEqual(expected);
  });
});

describe('a refusal that is refused', () => {
  it.each(['not that i do not night, cook', 'aisa nahi ki night nahi, cook', 'night nako asa nahi, cook'])(
    'excludes nothing: %s',
    (text) => {
      expect(understandText(meanings, text).excluded).toEqual([]);
    },
  );
});

describe('a "no" before a number', () => {
  it('leaves the rest of the text its meaning', () => {
    expect(terms('cook plot no 12 pune')).toEqual(['cook', 'pune']);
  });
});
