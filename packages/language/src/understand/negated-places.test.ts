import { describe, expect, it } from 'vitest';
import type { LexiconEntry, Meaning } from '../lexicon/lexicon-entry.ts';
import { buildMeanings, understandText } from './understand-text.ts';

const entries = (kind: Meaning, value: string, phrases: string): LexiconEntry[] =>
  phrases.split(',').map((phrase) => ({ phrase: phrase.trim(), kind, value, weight: 0 }));

const meanings = buildMeanings([
  ...entries('PROFILE', 'driver', 'driver, ड्राइवर, ड्रायव्हर'),
  ...entries('PROFILE', 'sales', 'sales, सेल्स'),
  ...entries('CITY', 'pune', 'pune, पुणे, पुण्यात'),
  ...entries('CITY', 'mumbai', 'mumbai, मुंबई'),
  ...entries('LOCALITY', 'hadapsar', 'hadapsar, हडपसर'),
  ...entries('STOP', 'stop', 'job, in, is, so, going, too, far, में, की, मला, काम, है, there, wahan, तिथे, वहाँ'),
]);

/** Returns the terms as short texts: "!pune" is excluded, "?pune" is understood and not applied. */
const read = (text: string): string =>
  understandText(meanings, text)
    .terms.map(({ value, isNegated, isApplied }) => {
      const mark = `${isNegated ? '!' : ''}${isApplied === false ? '?' : ''}`;
      return mark + value;
    })
    .toSorted()
    .join(' ');

describe('a refused place', () => {
  it.each([
    ['driver pune, hadapsar side nahi', '!hadapsar driver pune'],
    ['पुणे में ड्राइवर, हडपसर साइड नहीं', '!hadapsar driver pune'],
    ['पुणे में ड्राइवर, हडपसर की तरफ नहीं', '!hadapsar driver pune'],
    ['पुण्यात ड्रायव्हर, हडपसर परिसरात नको', '!hadapsar driver pune'],
    ['driver in pune, hadapsar is out', '!hadapsar driver pune'],
  ])('is the area before words for its surroundings: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('does not include the word for surroundings, which is refused itself after something else', () => {
    expect(read('driver pune, hadapsar side nahi')).not.toContain('side');
    expect(read('driver pune, sales side nahi')).toBe('!sales !side driver pune');
  });

  it.each([
    ['mumbai too far, not going there, driver pune', '!mumbai driver pune'],
    ['driver pune, mumbai is far so not there', '!mumbai driver pune'],
    ['ड्राइवर पुणे, मुंबई है, वहाँ नहीं', '!mumbai driver pune'],
    ['ड्रायव्हर पुणे, मुंबई, तिथे नको', '!mumbai driver pune'],
  ])('is the one that "there" refers to: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('is none if no place precedes "there"', () => {
    expect(read('driver, not going there, pune')).toBe('driver pune');
  });
});

describe('a refused occupation', () => {
  it.each([
    ['driver in pune, sales is out', '!sales driver pune'],
    ['sales टाळायचंय, ड्रायव्हर पुणे', '!sales driver pune'],
    ['ड्राइवर पुणे, सेल्स से बचना है', '!sales driver pune'],
  ])('is the one before a verb of avoiding: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('is none before "is out of" a place, which is refused itself', () => {
    expect(read('driver is out of mumbai')).toBe('!mumbai driver');
  });
});
