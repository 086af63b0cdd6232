import { describe, expect, it } from 'vitest';
import type { LexiconEntry, Meaning } from '../lexicon/lexicon-entry.ts';
import { withJobWords } from './meanings.ts';
import { buildMeanings, understandText } from './understand-text.ts';

const entries = (kind: Meaning, value: string, phrases: string): LexiconEntry[] =>
  phrases.split(',').map((phrase) => ({ phrase: phrase.trim(), kind, value, weight: 0 }));

const meanings = buildMeanings([
  ...entries('PROFILE', 'sales', 'sales, सेल्स'),
  ...entries('PROFILE', 'cook', 'cook, कुक'),
  ...entries('SUB_PROFILE', 'cook/chinese-chef', 'chinese cook'),
  ...entries('SUB_PROFILE', 'delivery/driver-light', 'driver, ड्राइवर, ड्रायव्हर'),
  ...entries('CITY', 'pune', 'pune, पुणे'),
  ...entries('CITY', 'mumbai', 'mumbai, मुंबई'),
  ...entries('SHIFT', 'NIGHT', 'night shift, रात की शिफ्ट, रात्रपाळी'),
  ...entries('SHIFT', 'DAY', 'day shift, दिवसपाळी'),
  ...entries('GROUP', 'english', 'english, इंग्रजी, अंग्रेजी'),
  ...entries('WEAK', 'place', 'ghar, घर, office, ऑफिस'),
  ...entries(
    'STOP',
    'stop',
    'want, chahiye, पाहिजे, i, me, the, is, in, for, ka, की, se, से, hu, है, आहे, aata, then',
  ),
  ...entries('STOP', 'stop', 'agar, झोप, pan, bhi, भी, पण, ahe, par, पर, madhe, मला, मुझे'),
]);

/** Returns the terms as short texts: "!sales" is excluded, "!?NIGHT" is shown as refused and not applied. Leaves out free words. */
const read = (text: string): string =>
  understandText(meanings, text)
    .terms.filter(({ kind, isNegated }) => kind !== 'WORD' || isNegated)
    .map(({ value, isNegated, isApplied }) => {
      const mark = `${isNegated ? '!' : ''}${isApplied === false ? '?' : ''}`;
      return mark + (value.split('/')[1] ?? value);
    })
    .toSorted()
    .join(' ');

describe('an aversion', () => {
  it.each([
    ['i despise sales, cook pune', '!sales cook pune'],
    ['sales bores me, cook pune', '!sales cook pune'],
    ['सेल्स से ऊब गया हूं, कुक पुणे', '!sales cook pune'],
    ['sales se tang aa gaya, cook', '!sales cook'],
    ['सेल्सचा वैताग आलाय, कुक पुणे', '!sales cook pune'],
    ['सेल्सला रामराम, कुक', '!sales cook'],
    ['रात्रपाळीमुळे झोप नाही, कुक', '!NIGHT cook'],
  ])('refuses what is next to it: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('refuses hours also if the text names no others', () => {
    expect(read('night shift scares me')).toBe('!NIGHT');
  });

  it('refuses no occupation that is the only one, and no place that is the only one', () => {
    expect(read('i despise sales pune')).toBe('pune sales');
    expect(read('i despise pune, cook')).toBe('cook pune');
    expect(read('i despise pune, cook in mumbai')).toBe('!pune cook mumbai');
  });

  it('is no word of one wrong letter, because children (bachho) are not help (bachao)', () => {
    expect(read('sales bachao, cook')).toBe('!sales cook');
    expect(read('sales bachho, cook')).toBe('cook');
  });

  it('is taken back by a negator next to it', () => {
    expect(read('sales does not bore me, cook')).toBe('cook');
    expect(read('सेल्स छोड़ूंगा नहीं, कुक')).toBe('cook');
  });

  it('is not applied to what up to four unknown words separate from it', () => {
    expect(read('i despise aa1 bb1 cc1 dd1 sales, cook')).toBe('!?sales cook');
    expect(read('i despise aa1 bb1 cc1 dd1 ee1 sales, cook')).toBe('cook');
  });
});

describe('a refusal of unknown words', () => {
  it.each([
    ['i wont xqzzt for sales, cook', '!?sales'],
    ['sales se door, cook', '!?sales'],
  ])('shows the nearest occupation as refused and does not apply it: %s', (text, expected) => {
    expect(read(text).split(' ')).toContain(expected);
    expect(read(text).split(' ')).not.toContain('sales');
  });

  it('refuses nothing before "but not", and no place that somebody does not want to leave', () => {
    expect(read('sales but not xqzzt, cook')).not.toContain('sales !?');
    expect(read('pune but not outside pune, cook')).toBe('cook pune');
  });
});

describe('hours that a sentence of unknown words is about', () => {
  it.each([
    ['night shift xqzzt, cook', '!?NIGHT cook'],
    ['रात की शिफ्ट xqzzt, कुक', '!?NIGHT cook'],
    ['रात्रपाळी xqzzt, कुक', '!?NIGHT cook'],
    ['night shift prefer, cook', 'NIGHT cook'],
    ['day shift xqzzt, cook', 'DAY cook'],
    ['night shift, cook xqzzt', 'NIGHT cook'],
    ['night shift xqzzt cook', 'NIGHT cook'],
    ['night shift xqzzt', 'NIGHT'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('an occupation that a sentence of unknown words is about', () => {
  it.each([
    ['sales numbs me, cook pune', '!?sales cook pune'],
    ['driver, sales numbs me', '!?sales driver-light'],
    ['sales experience, cook pune', 'cook pune'],
    ['sales truck, cook pune', 'cook pune'],
    ['sales numbs me, not cook', '!cook sales'],
    ['chinese cook numbs me, cook pune', '!?chinese-chef cook pune'],
  ])('is noted as refused if another sentence names another one: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['sales ruined my existence cook pune', '!?sales cook pune'],
    ['sales truck wheel cook pune', 'cook pune'],
    ['sales ruined cook pune', 'cook pune'],
    ['sales ruined or existence cook pune', 'cook pune'],
  ])('is noted without punctuation if several such words precede the wish: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('is no complaint if jobs have the words', () => {
    const withWords = withJobWords(meanings, new Set(['numbs']));
    const { terms } = understandText(withWords, 'sales numbs me, cook pune');
    expect(terms.some(({ isNegated }) => isNegated)).toBe(false);
  });
});

describe('a question that nobody answers', () => {
  it.each([
    ['who would like sales? cook pune', '!sales cook pune'],
    ['रात की शिफ्ट कौन करेगा, कुक पुणे', '!NIGHT cook pune'],
    ['सेल्स कशाला करू, कुक पुणे', '!sales cook pune'],
    ['how can i do night shift with a baby? cook pune', '!?NIGHT cook pune'],
    ['who wants a cook in pune?', 'cook pune'],
    ['कौन देगा कुक का काम पुणे', 'cook pune'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('a second choice', () => {
  it.each([
    ['if not cook then driver', 'cook driver-light'],
    ['cook nahi to driver pune', 'cook driver-light pune'],
    ['कुक नसेल तर ड्रायव्हर', 'cook driver-light'],
    ['कुक नहीं तो ड्राइवर', 'cook driver-light'],
    ['cook pan ahe driver pan ahe', 'cook driver-light'],
    ['agar cook hai to nahi chahiye driver', '!cook driver-light'],
    ['not ready to cook, driver', '!cook driver-light'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('work at home, unknown languages and kinds that somebody never did', () => {
  it.each([
    ['ghar par nahi office me kaam, cook', '!HOME cook'],
    ['घर पर नहीं, कुक', '!HOME cook'],
    ['logo ke ghar par nahi, cook', '!ghar !ke !logo cook'],
    ['मला इंग्रजी येत नाही, कुक', '!?इंग्रजी cook'],
    ['i do not know english, cook', '!?english cook'],
    ['no english, cook', '!english cook'],
    ['never cooked chinese cook pune', '!chinese-chef cook pune'],
    ['no chinese cook pune', '!chinese-chef pune'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});
