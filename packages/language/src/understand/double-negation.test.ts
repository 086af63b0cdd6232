import { describe, expect, it } from 'vitest';
import type { LexiconEntry, Meaning } from '../lexicon/lexicon-entry.ts';
import { buildMeanings, understandText } from './understand-text.ts';

const entries = (kind: Meaning, value: string, phrases: string): LexiconEntry[] =>
  phrases.split(',').map((phrase) => ({ phrase: phrase.trim(), kind, value, weight: 0 }));

const meanings = buildMeanings([
  ...entries('PROFILE', 'sales', 'sales, सेल्स'),
  ...entries('SUB_PROFILE', 'sales/field-sales', 'field sales, फील्ड सेल्स'),
  ...entries('SUB_PROFILE', 'sales/sales-manager', 'sales manager, सेल्स मैनेजर, सेल्स मॅनेजर'),
  ...entries('SUB_PROFILE', 'finance/branch-manager', 'branch manager'),
  ...entries('SUB_PROFILE', 'retail/store-manager', 'store manager'),
  ...entries('SUB_PROFILE', 'hotel/hotel-manager', 'hotel manager'),
  ...entries('PROFILE', 'marketing', 'marketing, मार्केटिंग'),
  ...entries('PROFILE', 'cook', 'cook, खाना बनाना, खाना बनाने, स्वयंपाक, khana banane'),
  ...entries('SUB_PROFILE', 'delivery/driver-light', 'driver, ड्राइवर, ड्रायव्हर'),
  ...entries('SUB_PROFILE', 'safety-management/security-guard', 'guard, गार्ड, ghumane'),
  ...entries('SUB_PROFILE', 'counselor/visa-counselor', 'visa'),
  ...entries('SUB_PROFILE', 'technician/plumber', 'plumber, प्लंबर'),
  ...entries('CITY', 'pune', 'pune, पुणे'),
  ...entries('SHIFT', 'NIGHT', 'night shift, नाइट शिफ्ट, रात्रपाळी'),
  ...entries('SHIFT', 'DAY', 'day shift'),
  ...entries('GROUP', 'field', 'field, फील्ड, घूमना, फिरती, touring'),
  ...entries('GROUP', 'manager', 'manager, मैनेजर, मॅनेजर'),
  ...entries('GROUP', 'english', 'english'),
  ...entries(
    'STOP',
    'stop',
    'job, work, in, other, nothing, any, want, i, ka, का, ki, में, me, काम, kaam, aata, आता, येत, kuch, कुछ, और, aur, काही, दुसरं, hai, है, khali, खाली, chahiye, चाहिए, पाहिजे, बाकी, काहीही, bhi, koi, कोई, lagta, se, से, मुझे, मला',
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

describe('"nothing but" asks for what it names', () => {
  it.each([
    ['nothing other than cook', 'cook'],
    ['i want nothing except cook', 'cook'],
    ['no job other than cook', 'cook'],
    ["don't want anything except cook", 'cook'],
    ['खाना बनाने के सिवा कुछ नहीं आता', 'cook'],
    ['खाना बनाने के अलावा कोई काम नहीं', 'cook'],
    ['khana banane ke alawa kuch nahi aata', 'cook'],
    ['khana banane ke siwa aur kuch nahi', 'cook'],
    ['स्वयंपाकाशिवाय काही येत नाही', 'cook'],
    ['स्वयंपाक सोडून दुसरं काही नको', 'cook'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['anything but sales', '!sales'],
    ['driver, no sales other than field sales', '!field-sales !sales driver-light'],
    ['सेल्स के अलावा कोई काम, ड्राइवर', '!sales driver-light'],
    ['sales ke alawa kuch bhi, driver', '!sales driver-light'],
    ['सेल्स सोडून काहीही, ड्रायव्हर', '!sales driver-light'],
    ['sales ke alawa, marketing nahi, driver', '!marketing !sales driver-light'],
  ])('%s still refuses', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('a negator after "else" refuses nothing that the text names', () => {
  it.each([
    ['मुझे खाना बनाना आता है और कुछ नहीं', 'cook'],
    ['driver aur kuch nahi', 'driver-light'],
    ['ड्रायव्हर, दुसरं काही नको', 'driver-light'],
    ['driver, no other work', 'driver-light'],
    ['ड्राइवर बाकी कुछ नहीं चाहिए', 'driver-light'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['driver, sales kuch nahi', '!sales driver-light'],
    ['ड्राइवर और सेल्स नहीं', '!sales driver-light'],
  ])('%s refuses what is named', (text, expected) => {
    expect(understandText(meanings, text).excluded.map((one) => one.work?.profiles)).toContainEqual([
      'sales',
    ]);
    expect(read(text)).toContain(expected.split(' ')[0]);
  });
});

describe('"in place of" excludes only what something replaces', () => {
  it.each([
    ['sales ki jagah marketing', '!sales marketing'],
    ['सेल्स के बदले मार्केटिंग', '!sales marketing'],
    ['marketing in place of sales', '!sales marketing'],
    ['driver, night shift ki jagah day shift', '!NIGHT DAY driver-light'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['driver ki jagah', 'driver-light'],
    ['ड्राइवर की जगह खाली है', 'driver-light'],
    ['driver ki jagah pune', 'driver-light pune'],
    ['pune me driver ki jagah night shift', 'NIGHT driver-light pune'],
  ])('%s is a vacancy', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('a refused kind of the occupation', () => {
  it.each([
    ['sales but not manager', ['sales/sales-manager']],
    ['सेल्स, मैनेजर नहीं', ['sales/sales-manager']],
    ['सेल्स पाहिजे, मॅनेजर नको', ['sales/sales-manager']],
    ['sales, no touring', ['sales/field-sales']],
    ['सेल्स, घूमना नहीं', ['sales/field-sales']],
    ['सेल्स पाहिजे, फिरती नको', ['sales/field-sales']],
  ])('%s', (text, expected) => {
    const { work, excluded } = understandText(meanings, text);
    expect(work?.profiles).toEqual(['sales']);
    expect(excluded.flatMap(({ also }) => also?.subProfiles ?? [])).toEqual(expected);
  });

  it('is of no other occupation: of drivers nobody is a manager', () => {
    const { excluded } = understandText(meanings, 'driver, no manager');
    expect(excluded.map(({ also }) => also)).toEqual([undefined]);
  });

  it('includes the place at which it is refused', () => {
    expect(read('sales, फील्ड में घूमना नहीं')).toBe('!घूमना !फील्ड sales');
  });

  it('is shown as typed if it resembles another occupation, which is excluded too', () => {
    expect(read('sales, ghumne nahi')).toBe('!ghumne sales');
    const { excluded } = understandText(meanings, 'driver, gaurd nahi');
    expect(excluded).toMatchObject([
      { word: { text: 'gaurd' }, also: { subProfiles: ['safety-management/security-guard'] } },
    ]);
  });
});

describe('a condition that is no problem', () => {
  it.each([
    ['guard, night shift prablem nahi', '?NIGHT security-guard'],
    ['guard night shift dikat nahi', '?NIGHT security-guard'],
    ['guard, not afraid of night shift', '?NIGHT security-guard'],
    ['नाइट शिफ्ट से डर नहीं लगता गार्ड', '?NIGHT security-guard'],
    ['रात्रपाळीची भीती नाही, गार्ड', '?NIGHT security-guard'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('a word that resembles a negator of four letters', () => {
  it.each(['viza', 'visa', 'nasi', 'naka', 'nadi', 'vita'])('%s: excludes nothing', (word) => {
    expect(understandText(meanings, `${word} cook`).excluded).toEqual([]);
  });

  it.each(['naho', 'nqhi', 'nkao', 'nahii'])('%s is still one', (word) => {
    expect(read(`cook, night shift ${word}`)).toBe('!NIGHT cook');
  });

  it.each(['शिकलेलो नाही', 'shikleli nahi', 'padhi nahi', 'never went to school'])(
    '%s says that somebody has passed no class, and refuses nothing else',
    (text) => {
      expect(read(`${text}, plumber`)).toBe('!SSC plumber');
    },
  );
});

describe('several refusals after a wish', () => {
  it.each([
    'cook, sales nahi, marketing nahi',
    'cook, no sales, no marketing',
    'खाना बनाना, सेल्स नहीं, मार्केटिंग नहीं',
    'स्वयंपाक, सेल्स नको, मार्केटिंग नको',
    'sales nako, marketing nako, cook',
  ])('keep the wish: %s', (text) => {
    const { work, excluded } = understandText(meanings, text);
    expect(work?.profiles).toEqual(['cook']);
    expect(excluded.map((one) => one.work?.profiles)).toEqual([['sales'], ['marketing']]);
  });
});
