import { describe, expect, it } from 'vitest';
import type { LexiconEntry, Meaning } from '../lexicon/lexicon-entry.ts';
import { buildMeanings, understandText } from './understand-text.ts';

const entries = (kind: Meaning, value: string, phrases: string): LexiconEntry[] =>
  phrases.split(',').map((phrase) => ({ phrase: phrase.trim(), kind, value, weight: 0 }));

const meanings = buildMeanings([
  ...entries('PROFILE', 'sales', 'sales, सेल्स, विक्री'),
  ...entries('PROFILE', 'marketing', 'marketing, मार्केटिंग'),
  ...entries('SUB_PROFILE', 'delivery/driver-light', 'driver, ड्राइवर, ड्रायव्हर'),
  ...entries('SUB_PROFILE', 'delivery/driver-heavy', 'truck, truck driver, ट्रक'),
  ...entries('SUB_PROFILE', 'human-resources/admin-executive', 'office, ऑफिस'),
  ...entries('SUB_PROFILE', 'cook/veg-cook', 'non veg cook'),
  ...entries('CITY', 'pune', 'pune, पुणे, पुण्यात'),
  ...entries('CITY', 'thane', 'thane, ठाणे'),
  ...entries('JOB_TYPE', 'PART_TIME', 'part time, पार्ट टाइम'),
  ...entries('SHIFT', 'NIGHT', 'night shift, night, रात की ड्यूटी, रात्रपाळी, नाइट शिफ्ट'),
  ...entries('EXPERIENCE', 'FRESHER', 'fresher, bina anubhav'),
  ...entries('EXPERIENCE', 'EXPERIENCED', 'experience, experienced, anubhav, अनुभव'),
  ...entries('QUALIFICATION', 'SSC', '10th, 10th pass, दहावी, दसवीं, dahavi, dasvi'),
  ...entries('GROUP', 'unschooled', 'illiterate'),
  ...entries('GROUP', 'english', 'english, अंग्रेजी, इंग्रजी, angrezi, ingraji'),
  ...entries(
    'STOP',
    'stop',
    'only, job, work, kaam, ka, ki, ke, काम, का, की, के, में, मे, me, in, chahiye, चाहिए, पाहिजे, pahije, wala, वाला, wali, want, any, hai, है, aahe, आहे, for, a, with, and, or, या, किंवा, and, और, the, to, ही, mujhe, मला',
  ),
]);

const parse = (text: string) => understandText(meanings, text);
/** Returns the terms as short texts: "!truck" is excluded, "?night" is understood and not applied. */
const read = (text: string): string =>
  parse(text)
    .terms.map(({ value, isNegated, isApplied }) => {
      const mark = `${isNegated ? '!' : ''}${isApplied === false ? '?' : ''}`;
      return mark + (value.split('/')[1] ?? value);
    })
    .join(' ');

describe('a negator excludes its object', () => {
  it.each([
    // English negators precede.
    ...[
      'not',
      'no',
      'without',
      'except',
      'but not',
      'other than',
      'non',
      'excluding',
      'do not want',
      'avoid',
      "don't want",
    ].map((negator) => `driver ${negator} truck`),
    'no truck, driver',
    'driver (not truck)',
    'driver non-truck',
    // Hindi and Marathi negators follow.
    ...[
      'छोड़कर',
      'को छोड़कर',
      'के अलावा',
      'के सिवा',
      'नहीं,',
      'नही,',
      'मत,',
      'नको',
      'नाही',
      'शिवाय',
      'सोडून',
      'वगळून',
    ].map((negator) => `ट्रक ${negator} ड्राइवर`),
    ...[
      'chhodkar',
      'chodke',
      'ko chodkar',
      'ke alawa',
      'nahi',
      'nahin',
      'nako',
      'shivay',
      'sodun',
      'vagalun',
    ].map((negator) => `truck ${negator} driver`),
    'driver chahiye truck nahi chahiye',
    'ड्राइवर चाहिए, ट्रक का काम नहीं चाहिए',
    'ट्रकशिवाय ड्रायव्हर',
    // These precede, unless a postposition makes them follow.
    ...['बिना', 'विना', 'बगैर', 'bina', 'vina', 'bagair'].map(
      (negator) => `${negator} truck driver kaam, driver`,
    ),
    'truck ke bina driver',
    'ट्रक के बिना ड्राइवर',
    // A negator that begins the clause cannot follow its object.
    'ड्रायव्हर, नको ट्रक',
    'driver, nahi chahiye truck',
    'driver truck not',
  ])('%s', (text) => {
    const { work, excluded, terms } = parse(text);
    expect(work?.subProfiles).toEqual(['delivery/driver-light']);
    expect(excluded.map((one) => one.work?.subProfiles)).toEqual([['delivery/driver-heavy']]);
    expect(terms.filter(({ isNegated }) => isNegated)).toHaveLength(1);
  });

  it.each([
    ['not sales, office only', '!sales admin-executive'],
    ['office, no sales or marketing', 'admin-executive !sales !marketing'],
    ['मार्केटिंग या सेल्स छोड़कर ऑफिस', 'admin-executive !marketing !sales'],
    ['driver not in thane', 'driver-light !thane'],
    ['driver pune not thane', 'driver-light pune !thane'],
    ['पुणे सोडून ड्रायव्हर', 'driver-light !pune'],
    ['driver night shift nahi', 'driver-light !NIGHT'],
    ['रात्रपाळी नको ड्रायव्हर', 'driver-light !NIGHT'],
    ['मला रात की ड्यूटी नहीं चाहिए', '!NIGHT'],
    ['no part time driver', 'driver-light !PART_TIME'],
    ['driver without english', 'driver-light !english'],
    ['अंग्रेजी नहीं आती ड्राइवर', 'driver-light !?अंग्रेजी'],
    ['इंग्रजीशिवाय ड्रायव्हर', 'driver-light !इंग्रजी'],
    ['driver no sales no sales', 'driver-light !sales'],
    ['driver non veg', 'driver-light !veg'],
    ['non marketing driver', 'driver-light !marketing'],
    ['driver no heavy lifting', 'driver-light !heavy !lifting'],
    ['driver without experience', 'driver-light FRESHER'],
    ['बिना अनुभव ड्राइवर', 'driver-light FRESHER'],
    ['अनुभव के बिना ड्राइवर', 'driver-light FRESHER'],
    ['अनुभवाशिवाय ड्रायव्हर', 'driver-light FRESHER'],
    ['अनुभव नाही ड्रायव्हर', 'driver-light FRESHER'],
    ['driver not fresher', 'driver-light EXPERIENCED'],
    ['10th fail driver', 'driver-light !SSC'],
    ['दहावी नापास ड्रायव्हर', 'driver-light !SSC'],
    ['दसवीं फेल ड्राइवर', 'driver-light !SSC'],
    ['dahavi napas driver', 'driver-light !SSC'],
    ['10th pass nahi driver', 'driver-light !SSC'],
    ['driver not less than 15000', 'driver-light 15000-100000'],
    ['driver 15000 se kam nahi', 'driver-light 15000-100000'],
    ['driver not more than 10 km pune', 'driver-light pune 10'],
    ['driver not 15000', 'driver-light !?15000-100000'],
  ])('%s', (text, expected) => {
    expect(read(text).split(' ').toSorted()).toEqual(expected.split(' ').toSorted());
  });
});

describe('a negator that excludes no condition', () => {
  it.each([
    ['driver night shift no problem', 'driver-light ?NIGHT'],
    ['driver, no problem with night shift', 'driver-light ?NIGHT'],
    ['night shift is not a problem driver', 'driver-light ?NIGHT'],
    ['रात्रपाळी पण चालेल ड्रायव्हर', 'driver-light ?NIGHT'],
    ['नाइट शिफ्ट में कोई दिक्कत नहीं ड्राइवर', 'driver-light ?NIGHT'],
    ['not only truck driver', 'driver-heavy'],
    ['driver no 1', 'driver-light'],
    ['not urgent driver', 'driver-light'],
    ['illiterate driver', 'driver-light !SSC'],
    ['kaam nahi mil raha driver', 'driver-light'],
    ['non veg cook', 'veg-cook'],
    ['नहीं', ''],
    ['not', ''],
  ])('%s', (text, expected) => {
    expect(read(text).split(' ').toSorted()).toEqual(expected.split(' ').toSorted());
  });

  it('cancels another one of a different sort, but not itself', () => {
    expect(read('driver not without english')).toBe('driver-light english');
    expect(read('english ke bina nahi driver')).toBe('english driver-light');
    expect(read('driver no no truck')).toBe('driver-light !driver-heavy');
  });
});

describe('an English negator before several words', () => {
  it.each([
    ['driver no sales experience', 'FRESHER driver-light'],
    ['driver, no high voltage experience needed', 'FRESHER driver-light'],
    // What is no such noun, or belongs to another clause, is read as before.
    ['no sales, experience driver', '!sales EXPERIENCED driver-light'],
    ['not sales but driver experience', '!sales EXPERIENCED driver-light'],
    ['no night shift experience driver', '!NIGHT EXPERIENCED driver-light'],
  ])('refers to the experience that they describe: %s', (text, expected) => {
    const refused = read(text).split(' ').toSorted();
    expect(refused).toEqual(expected.split(' ').toSorted());
  });
});

describe('a negated part', () => {
  it('includes the words of its negator, and those between', () => {
    const [, negated] = parse('driver, truck ka kaam nahi chahiye').terms;
    expect(negated).toMatchObject({ text: 'truck', isNegated: true, wordIndexes: [1, 2, 3, 4, 5] });
  });

  it('shares its words with the other members of its list, so that removing one asserts none', () => {
    const { terms } = parse('office, no sales or marketing');
    const negated = terms.filter(({ isNegated }) => isNegated);
    expect(negated.map(({ wordIndexes }) => wordIndexes)).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ]);
  });
});
