import { describe, expect, it } from 'vitest';
import type { LexiconEntry, Meaning } from '../lexicon/lexicon-entry.ts';
import { buildMeanings, understandText } from './understand-text.ts';

const entries = (kind: Meaning, value: string, phrases: string): LexiconEntry[] =>
  phrases.split(',').map((phrase) => ({ phrase: phrase.trim(), kind, value, weight: 0 }));

const meanings = buildMeanings([
  ...entries('PROFILE', 'sales', 'sales, सेल्स'),
  ...entries('PROFILE', 'cook', 'cook, कुक'),
  ...entries('SUB_PROFILE', 'delivery/driver-light', 'driver, ड्राइवर, ड्रायव्हर'),
  ...entries('CITY', 'pune', 'pune, पुणे'),
  ...entries('CITY', 'mumbai', 'mumbai, मुंबई'),
  ...entries('SHIFT', 'NIGHT', 'night shift, रात की शिफ्ट, रात्रपाळी'),
  ...entries('SHIFT', 'WEEKEND', 'sunday'),
  ...entries('EXPERIENCE', 'EXPERIENCED', 'experience, अनुभव'),
  ...entries('GROUP', 'licence', 'licence, लाइसेंस'),
  ...entries('SKILL', 'English', 'english, इंग्लिश, इंग्रजी'),
  ...entries(
    'STOP',
    'stop',
    'want, i, me, the, is, it, if, in, a, there, work, hours, घंटे, से, है, आहे, काम, कुछ भी, that',
  ),
]);

/** Returns the terms: "!sales" is excluded, "!?NIGHT" is refused and not applied, "?NIGHT" does not matter. Leaves out free words. */
const read = (text: string): string =>
  understandText(meanings, text)
    .terms.filter(({ kind, isNegated }) => kind !== 'WORD' || isNegated)
    .map(({ value, isNegated, isApplied }) => {
      const mark = `${isNegated ? '!' : ''}${isApplied === false ? '?' : ''}`;
      return mark + (value.split('/')[1] ?? value);
    })
    .toSorted()
    .join(' ');

describe('a concession', () => {
  it.each([
    ['even if it is night shift, cook pune', '?NIGHT cook pune'],
    ['भले ही रात की शिफ्ट हो, कुक पुणे', '?NIGHT cook pune'],
    ['जरी रात्रपाळी असली तरी, कुक पुणे', '?NIGHT cook pune'],
  ])('makes hours no wish and no complaint: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['cook pune even if the room is not big', 'cook pune'],
    ['cook pune even without a room', 'cook pune'],
    ["even if i don't get sunday off, cook pune", '?WEEKEND cook pune'],
    ['भले कमरा न हो, कुक पुणे', 'cook pune'],
  ])('has no refusal of its own: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['इंग्लिश नहीं आती फिर भी कुक पुणे', 'इंग्लिश'],
    ['even if i do not know english, cook pune', 'english'],
  ])('makes no wish of a language that somebody does not know: %s', (text, language) => {
    expect(read(text)).toBe('cook pune');
    expect(understandText(meanings, text).words.map((word) => word.text)).not.toContain(language);
  });

  it.each([
    ['even if the pay is double no night shift, cook pune', '!NIGHT cook pune'],
    ['भले पैसे ज्यादा हो रात की शिफ्ट नहीं, कुक पुणे', '!NIGHT cook pune'],
    ['even without experience, cook pune', 'FRESHER cook pune'],
  ])('leaves what follows it, and what somebody lacks: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('is not "something": काही तरी', () => {
    expect(read('रात्रपाळी काही तरी, कुक पुणे')).toBe('!?NIGHT cook pune');
  });
});

describe('a limit of a number that is no filter', () => {
  it.each([
    ['not more than 8 hours, cook pune', 'cook pune'],
    ['8 घंटे से ज्यादा नहीं, कुक पुणे', 'cook pune'],
    ['night shift not more than 8 hours, cook pune', 'NIGHT cook pune'],
  ])('refuses nothing: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('is a distance if it has its unit', () => {
    expect(understandText(meanings, 'cook pune no farther than 5 km').radiusKm?.[1]).toBe(5);
    expect(understandText(meanings, 'cook pune not over 5 km').radiusKm?.[1]).toBe(5);
  });

  it('leaves the text its meaning if its words are those of a negator: lamb nako', () => {
    expect(read('5 km peksha lamb nako, cook pune')).toContain('cook pune');
  });
});

describe('a pronoun', () => {
  it.each([
    ['driver? not that one. cook pune', '!driver-light cook pune'],
    ['सेल्स, वो नहीं, कुक पुणे', '!sales cook pune'],
    ['रात्रपाळी? ती नको, कुक पुणे', '!NIGHT cook pune'],
    ['ड्राइवर? उसके अलावा कुछ भी, पुणे', '!driver-light pune'],
  ])('refers to what was named before: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('does not refer to the only occupation of a text', () => {
    expect(read('cook, not that one, pune')).toBe('cook pune');
  });
});

describe('a paper that somebody has no longer', () => {
  it.each([
    ['my licence has expired, cook pune', '!licence cook pune'],
    ['लाइसेंस खो गया, कुक पुणे', '!लाइसेंस cook pune'],
    ['night shift has expired, cook pune', 'NIGHT cook pune'],
  ])('is refused, and nothing else: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});
