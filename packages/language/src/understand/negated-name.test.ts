import { describe, expect, it } from 'vitest';
import type { LexiconEntry, Meaning } from '../lexicon/lexicon-entry.ts';
import { buildMeanings, understandText } from './understand-text.ts';

const entries = (kind: Meaning, value: string, phrases: string): LexiconEntry[] =>
  phrases.split(',').map((phrase) => ({ phrase: phrase.trim(), kind, value, weight: 0 }));

const meanings = buildMeanings([
  ...entries('PROFILE', 'sales', 'sales, सेल्स'),
  ...entries('SUB_PROFILE', 'sales/retail-store', 'retail, रिटेल'),
  ...entries('PROFILE', 'graphic-designer', 'graphic designer, ग्राफिक डिझायनर'),
  ...entries('SUB_PROFILE', 'graphic-designer/social', 'graphic designer, canva, कॅनव्हा, ग्राफिक डिझायनर'),
  ...entries('SUB_PROFILE', 'receptionist/office-boy', 'office boy, cleaning, ऑफिस बॉय, साफसफाई'),
  ...entries('SUB_PROFILE', 'safety/guard', 'guard, गार्ड'),
  ...entries('PROFILE', 'technician', 'technician'),
  ...entries('SUB_PROFILE', 'technician/welder', 'welder'),
  { phrase: 'vellore', kind: 'CITY', value: 'vellore', weight: 900_000 },
  ...entries('SHIFT', 'NIGHT', 'night shift, night, रात की शिफ्ट, रात्रपाळी'),
  ...entries('SHIFT', 'MORNING', 'morning, सुबह, सकाळी'),
  ...entries('SHIFT', 'EVENING', 'evening, शाम, संध्याकाळी'),
  ...entries('SHIFT', 'WEEKEND', 'weekend'),
  ...entries('SHIFT', 'DAY', '10 to 6'),
  ...entries('STOP', 'stop', 'job, only, is, work, काम'),
]);

const read = (text: string): string =>
  understandText(meanings, text)
    .terms.map(({ value, isNegated, isApplied }) => {
      const mark = `${isNegated ? '!' : ''}${isApplied === false ? '?' : ''}`;
      return mark + (value.split('/')[1] ?? value);
    })
    .toSorted()
    .join(' ');

const alsoExcluded = (text: string): string[] =>
  understandText(meanings, text).excluded.flatMap(({ also }) => also?.subProfiles ?? []);

describe('a negated name is never a wish', () => {
  it.each([
    // All words of the name are refused.
    ['sales, retail store nahi', '!retail-store !store sales'],
    ['sales but not retail store', '!retail-store !store sales'],
    ['सेल्स, रिटेल स्टोर नको', '!retail-store !स्टोर sales'],
    // The refused word is a synonym of the occupation that the text asks for.
    ['graphic designer but not canva', '!social graphic-designer'],
    ['ग्राफिक डिझायनर, कॅनव्हा नको', '!social graphic-designer'],
    // A word without a meaning does not hide the condition next to it.
    ['guard, night shift wagaira nahi', '!NIGHT !wagaira guard'],
    ['गार्ड, रात की शिफ्ट फलाना नहीं', '!NIGHT !फलाना guard'],
    ['गार्ड, रात्रपाळी फलाणं नको', '!NIGHT !फलाणं guard'],
    // "Only" belongs to what is refused.
    ['guard weekend only nako', '!WEEKEND guard'],
    // "But not" never refers to what was asked for.
    ['guard but not job', 'guard'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each(['office boy but no cleaning', 'ऑफिस बॉय, साफसफाई नको'])(
    'keeps an occupation whose own duty is refused: %s',
    (text) => {
      expect(understandText(meanings, text).work?.subProfiles).toEqual(['receptionist/office-boy']);
    },
  );

  it('also excludes the kind that a misspelt word may mean', () => {
    expect(alsoExcluded('technician, welar nahi')).toEqual(['technician/welder']);
    expect(alsoExcluded('technician, vellore nahi')).toEqual([]);
  });
});

describe('a misspelt negator', () => {
  it.each(['guard withhout night', 'guard night chhodakar', 'guard night nkao', 'गार्ड रात्रपाळी वगळुण'])(
    '%s',
    (text) => expect(read(text)).toBe('!NIGHT guard'),
  );
});

describe('several hours in a text', () => {
  it.each([
    // The last ones are the wish.
    ['morning college evening job', '?MORNING EVENING college'],
    // What is fine next to what is refused is the wish.
    ['morning not possible, evening is fine', '!MORNING EVENING'],
    ['सुबह नहीं, शाम चलेगी', '!MORNING EVENING'],
    ['सकाळी नको, संध्याकाळी चालेल', '!MORNING EVENING'],
    // Hours by the clock only explain a word.
    ['night 10 to 6', 'NIGHT'],
    ['10 to 6', 'DAY'],
    ['morning 7 11', 'MORNING'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});
