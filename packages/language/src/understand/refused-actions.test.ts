import { describe, expect, it } from 'vitest';
import type { LexiconEntry, Meaning } from '../lexicon/lexicon-entry.ts';
import { buildMeanings, understandText } from './understand-text.ts';

const entries = (kind: Meaning, value: string, phrases: string): LexiconEntry[] =>
  phrases.split(',').map((phrase) => ({ phrase: phrase.trim(), kind, value, weight: 0 }));

const meanings = buildMeanings([
  ...entries('PROFILE', 'sales', 'sales'),
  ...entries('SUB_PROFILE', 'sales/insurance-sales', 'insurance'),
  ...entries('SUB_PROFILE', 'sales/counter-sales', 'showroom sales'),
  ...entries('PROFILE', 'receptionist', 'receptionist'),
  ...entries('SUB_PROFILE', 'receptionist/hospital-receptionist', 'hospital receptionist'),
  ...entries('PROFILE', 'delivery', 'delivery, डिलीवरी'),
  ...entries('SUB_PROFILE', 'delivery/food-delivery', 'khana delivery, खाना डिलीवरी'),
  ...entries('SUB_PROFILE', 'delivery/driver-light', 'driver, driving, ड्राइवर'),
  ...entries('SUB_PROFILE', 'delivery/driver-heavy', 'truck, ट्रक'),
  ...entries('PROFILE', 'cook', 'cook, कुक'),
  ...entries('SUB_PROFILE', 'cook/tandoor-chef', 'tandoor, तंदूर'),
  ...entries('CITY', 'pune', 'pune, पुणे'),
  ...entries('CITY', 'mumbai', 'mumbai, मुंबई'),
  ...entries('SHIFT', 'NIGHT', 'night, at night, all night, रात में, रात्री, raat me'),
  ...entries('SHIFT', 'WEEKEND', 'weekend'),
  ...entries('SHIFT', 'DAY', 'day job, din, दिन'),
  ...entries('WEAK', 'place', 'hospital'),
  ...entries(
    'STOP',
    'stop',
    'jobs, job, are, to, me, is, for, the, i, was, in, a, what, ke, के, ka, का, wala, wali, में, मे',
  ),
  ...entries(
    'STOP',
    'stop',
    'chahiye, chalega, kaam, काम, magar, मगर, lekin, karunga, वाली, था, थी, की, how, work',
  ),
]);

/** Returns the terms as short texts: "!sales" is excluded, "!?NIGHT" is shown as refused and not applied. Leaves out free words. */
function read(text: string): string {
  const { terms, excluded } = understandText(meanings, text);
  const kinds = excluded.flatMap(({ also, word }) => (word === undefined ? [] : (also?.subProfiles ?? [])));
  const shown = terms
    .filter(({ kind }) => kind !== 'WORD')
    .map(({ value, isNegated, isApplied }) => {
      const mark = `${isNegated ? '!' : ''}${isApplied === false ? '?' : ''}`;
      return mark + (value.split('/')[1] ?? value);
    });
  return [...shown, ...kinds.map((key) => `!${key.split('/')[1]}`)].toSorted().join(' ');
}

describe('a refusal of hours with an action', () => {
  it.each([
    ['mujhse raat me driving nahi hoti, driver', '!NIGHT driver-light'],
    ['मुझसे रात में ट्रक नहीं चलाया जाता, ड्राइवर', '!NIGHT driver-light'],
    ['माझ्याकडून रात्री काम होत नाही, कुक', '!NIGHT cook'],
  ])('refuses the hours at which somebody cannot do it: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('refuses the action if the text names no hours', () => {
    expect(read('mujhse driving nahi hoti, cook')).toBe('!driver-light cook');
  });

  it.each([
    ['i am done with driving at night, driver day job', '!NIGHT DAY driver-light'],
    ['no driving at night, driver', '!NIGHT driver-light'],
  ])('refuses the hours of the occupation that the text asks for: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('refuses the occupation if the text asks for another one', () => {
    expect(read('i am done with driving, cook')).toBe('!driver-light cook');
  });
});

describe('"only" with a refusal', () => {
  it.each([
    ['weekend only jobs are no good to me, cook', '!WEEKEND cook'],
    ['night only roles are not for me, cook', '!NIGHT cook'],
    ['sirf raat me wala kaam nahi, cook', '!NIGHT cook'],
  ])('refuses the hours before it: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['weekend only jobs, cook', 'WEEKEND cook'],
    ['weekend only, no sales, cook', '!sales WEEKEND cook'],
    ['sirf raat me nahi, din me bhi, cook', '?NIGHT DAY cook'],
    ['sirf cook nahi, driver chalega', 'cook driver-light'],
  ])('refuses nothing else: %s', (text, expected) => {
    expect(read(text).split(' ')).toEqual(expect.arrayContaining(expected.split(' ')));
    expect(read(text)).not.toContain('!NIGHT');
    expect(read(text)).not.toContain('!WEEKEND');
  });
});

describe('a condition with "if not"', () => {
  it.each([
    ['रात में न लगे तो कुक बनूंगा', '!NIGHT cook'],
    ['raat me na pade to cook', '!NIGHT cook'],
    ['tandoor na ho to cook me kuch bhi', '!tandoor-chef cook'],
  ])('refuses it: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['cook na ho to driver', 'cook driver-light'],
    ['cook na mile to driver', 'cook driver-light'],
    ['pune me na ho to mumbai, cook', '?mumbai cook pune'],
  ])('names a second choice: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('a refused kind of the occupation', () => {
  it.each([
    ['spare me hospitals, receptionist', '!hospital-receptionist receptionist'],
    ['delivery karunga lekin khane wali nahi', '!food-delivery delivery'],
    ['डिलीवरी मगर खाने वाली नहीं', '!food-delivery delivery'],
    ['insurance वॉला sales नहीं, showroom sales', '!insurance-sales counter-sales'],
    ['cook magar tandoor ke paas nahi', '!tandoor-chef cook'],
    ['कुक का काम मगर तंदूर के पास नहीं बैठूंगा', '!tandoor-chef cook'],
    ['cook magar tandoor me to nahi', '!tandoor-chef cook'],
    ['driver though not truck', '!driver-heavy driver-light'],
  ])('is excluded by its own name: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('a refusal of what came before', () => {
  it.each([
    ['i was a cook in june, never again, driver', '!cook driver-light'],
    ['i was a cook in june, never again, what else in pune', '!cook pune'],
    ['कुक था, दोबारा नहीं, ड्राइवर', '!cook driver-light'],
  ])('skips unknown words: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('refuses no occupation that is the only one', () => {
    expect(read('i was a cook in june, never again')).toBe('cook');
  });
});

describe('"accept" for "except"', () => {
  it.each([
    ['any thing accept sales in pune', '!sales pune'],
    ['any job expect sales in pune', '!sales pune'],
  ])('refuses what follows "any": %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['i accept sales in pune', 'pune sales'],
    ['any job accept in pune', 'pune'],
    ['any job accept, sales pune', 'pune sales'],
  ])('is a wish elsewhere: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});
