import { describe, expect, it } from 'vitest';
import type { LexiconEntry, Meaning } from '../lexicon/lexicon-entry.ts';
import { buildMeanings, understandText } from './understand-text.ts';

const entries = (kind: Meaning, value: string, phrases: string): LexiconEntry[] =>
  phrases.split(',').map((phrase) => ({ phrase: phrase.trim(), kind, value, weight: 0 }));

const meanings = buildMeanings([
  ...entries('PROFILE', 'sales', 'sales, सेल्स'),
  ...entries('PROFILE', 'marketing', 'marketing, मार्केटिंग'),
  ...entries('PROFILE', 'cook', 'cook, chef, शेफ, स्वयंपाकी'),
  ...entries('SUB_PROFILE', 'cook/chinese-chef', 'chinese, चायनीज'),
  ...entries('PROFILE', 'receptionist', 'receptionist'),
  ...entries('SUB_PROFILE', 'receptionist/hospital-receptionist', 'hospital receptionist'),
  ...entries('SUB_PROFILE', 'human-resources/admin-executive', 'office, ऑफिस, ऑफिसचे काम'),
  ...entries('CITY', 'pune', 'pune, पुणे'),
  ...entries('SHIFT', 'NIGHT', 'night shift, रात्रपाळी'),
  ...entries('GROUP', 'housewife', 'housewife, गृहिणी'),
  ...entries('GROUP', 'women', 'ladies'),
  ...entries(
    'STOP',
    'stop',
    'job, in, a, i, am, years, old, do, can, be, anything, काम, मला, bilkul, jaycha, sanga',
  ),
]);

/** Returns the terms as short texts: "!truck" is excluded, "?night" is understood and not applied. */
const read = (text: string): string =>
  understandText(meanings, text)
    .terms.map(({ value, isNegated, isApplied }) => {
      const mark = `${isNegated ? '!' : ''}${isApplied === false ? '?' : ''}`;
      return mark + (value.split('/')[1] ?? value);
    })
    .toSorted()
    .join(' ');

describe('a spoken negation', () => {
  it.each([
    ['स्वयंपाकी, रात्रपाळी नकोच', '!NIGHT cook'],
    ['स्वयंपाकी, रात्रपाळी जमणार नाही', '!NIGHT cook'],
    ['cook, pune bilkul nahi', '!pune cook'],
    ['cook, pune jaycha nahi', '!pune cook'],
    ['cook, sales mat dena', '!sales cook'],
    ['cook minus sales', '!sales cook'],
    ['cook, rather not sales', '!sales cook'],
    ['cook anything but night shift', '!NIGHT cook'],
    ['office, neither sales nor marketing', '!marketing !sales admin-executive'],
    ['office, na sales na marketing', '!marketing !sales admin-executive'],
    ['ऑफिस, ना सेल्स ना मार्केटिंग', '!marketing !sales admin-executive'],
    ['office, sales marketing nahi', '!marketing !sales admin-executive'],
    // Misspelt negators of several words.
    ['cook other then sales', '!sales cook'],
    ['cook rather then marketing', '!marketing cook'],
    ['रात्रपाळी के बीना शेफ', '!NIGHT cook'],
    ['night shift ke beena cook', '!NIGHT cook'],
    // The kind is refused, not the occupation.
    ['cook, not chef chinese', '!chinese-chef cook'],
    ['स्वयंपाकी, चायनीज शेफ नको', '!chinese-chef cook'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('excludes the kind that a word stands for, and keeps the occupation', () => {
    const { work, excluded } = understandText(meanings, 'receptionist not in a hospital');
    expect(work?.profiles).toEqual(['receptionist']);
    expect(excluded.flatMap(({ also: kind }) => kind?.subProfiles ?? [])).toEqual([
      'receptionist/hospital-receptionist',
    ]);
  });

  it.each([
    ['cook sanga na', 'cook na'],
    ['स्वयंपाकी, सांगा ना', 'cook'],
    ['cook night shift koi baat nahi', '?NIGHT cook'],
    ['स्वयंपाकी रात्रपाळी चालेल', '?NIGHT cook'],
    ['cook, salary can be anything', 'cook'],
    ['cook, not necessarily night shift', '?NIGHT cook'],
  ])('%s: excludes nothing', (text, expected) => {
    expect(read(text)).toBe(expected);
    expect(understandText(meanings, text).excluded).toEqual([]);
  });
});

describe('a word that only resembles a negator', () => {
  it.each(['.net cook', 'naye cook', 'नये शेफ', 'teen hath naka cook', 'chhote cook', 'सेवा शेफ', 'bahar cook'])(
    '%s: excludes nothing',
    (text) => {
      const { work, excluded } = understandText(meanings, text);
      expect(excluded).toEqual([]);
      expect(work?.profiles).toEqual(['cook']);
    },
  );
});

describe('a spoken sentence', () => {
  it.each([
    ['ऑफिसचं काम', 'admin-executive'],
    ['i am 45 years old cook', 'cook'],
    ['cook 45', 'cook'],
    ['cook 6 10', 'cook'],
    ['housewife cook', '?housewife cook'],
    ['ladies cook', 'cook ladies'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});
