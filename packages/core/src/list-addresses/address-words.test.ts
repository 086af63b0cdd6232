import { LANGUAGES, type Language, type Localized } from '@nukkad/contract';
import { cities, jobProfiles } from '@nukkad/reference-data';
import { describe, expect, it } from 'vitest';
import { type Addressable, claimWords } from './address-words.ts';

interface Row {
  readonly nameEn: string;
  readonly nameHi: string | null;
  readonly nameMr: string | null;
}

const namesOf = ({ nameEn, nameHi, nameMr }: Row): Localized => ({
  en: nameEn,
  hi: nameHi ?? nameEn,
  mr: nameMr ?? nameEn,
});

const CITIES = cities.map((row) => ({ key: row.slug, names: namesOf(row), otherNames: row.aliases }));
const WORKS = [...jobProfiles, ...jobProfiles.flatMap(({ subProfiles }) => subProfiles)].map((row) => ({
  key: row.key,
  names: namesOf(row),
  otherNames: row.synonyms,
}));

function wordOf(rows: readonly Addressable[], key: string, language: Language): string | undefined {
  const row = rows.find((one) => one.key === key);
  return row && claimWords(rows).wordsOf(row)[language];
}

describe.each([
  ['cities', CITIES, 1065],
  ['profiles and sub-profiles', WORKS, 168],
] as const)('claimWords with all %s', (_name, rows, count) => {
  const words = claimWords<Addressable>(rows);

  it.each(LANGUAGES)(
    'gives unique words in %s that find their row and have only letters, digits and hyphens',
    (language) => {
      const all = rows.map((row) => words.wordsOf(row)[language]);
      expect(all).toHaveLength(count);
      expect(new Set(all).size).toBe(count);
      for (const [at, word] of all.entries()) {
        expect(words.find(word, language)).toBe(rows[at]);
        expect(word).toMatch(/^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u);
        expect(word.length).toBeLessThanOrEqual(80);
      }
    },
  );

  it('finds every row by its key, in every language', () => {
    for (const row of rows) for (const language of LANGUAGES) expect(words.find(row.key, language)).toBe(row);
  });
});

it.each([
  ['pune', 'pune', 'पुणे', 'पुणे'],
  ['nashik', 'nashik', 'नासिक', 'नाशिक'],
  ['navi-mumbai', 'navi-mumbai', 'नवी-मुंबई', 'नवी-मुंबई'],
  // Amaravati has the same name as Amravati, which is larger.
  ['amravati', 'amravati', 'अमरावती', 'अमरावती'],
  ['amaravati', 'amaravati', 'amaravati', 'amaravati'],
])('the city %s has the addresses %s, %s and %s', (key, ...expected) => {
  expect(LANGUAGES.map((language) => wordOf(CITIES, key, language))).toEqual(expected);
});

it.each([
  ['cook', 'cook', 'रसोइया', 'स्वयंपाकी'],
  ['delivery', 'delivery', 'डिलीवरी-और-ड्राइवर', 'डिलिव्हरी-आणि-ड्रायव्हर'],
  ['electrician', 'electrician', 'इलेक्ट्रीशियन', 'इलेक्ट्रिशियन'],
  ['driver-light', 'driver-light', 'कार-और-वैन-ड्राइवर', 'कार-आणि-व्हॅन-ड्रायव्हर'],
  ['carpenter', 'carpenter', 'बढ\u093cई', 'सुतार'],
])('the work %s has the addresses %s, %s and %s', (key, ...expected) => {
  expect(LANGUAGES.map((language) => wordOf(WORKS, key, language))).toEqual(expected);
});

describe('find with other names', () => {
  const works = claimWords<Addressable>(WORKS);
  const places = claimWords<Addressable>(CITIES);

  it.each([
    // A synonym of both a profile and a sub-profile finds the profile.
    ['driver', 'delivery'],
    ['security guard', 'security-guard'],
    ['Car & Van Driver', 'driver-light'],
    ['सुतार', 'carpenter'],
    ['truck-driver', 'driver-heavy'],
  ])('%s finds the work %s in English', (word, key) => {
    expect(works.find(word, 'en')?.key).toBe(key);
  });

  // Addresses of version 1.0.0, from names that were spelled without the dot.
  it.each([
    ['फाइनेंशियल-एनालिस्ट', 'financial-analyst'],
    ['सॉफ्टवेयर-इंजीनियर', 'software-engineer'],
    ['प्रिंट-और-फ्लेक्स-डिज़ाइनर', 'print-designer'],
    ['कोचिंग-फैकल्टी', 'coaching-faculty'],
    ['एडिटर-और-प्रूफरीडर', 'proofreader'],
    ['लाइफगार्ड', 'lifeguard'],
    ['सॉफ्टवेयर-टेस्टर', 'software-tester'],
    ['सॉफ्ट-स्किल्स-ट्रेनर', 'soft-skills-trainer'],
    ['वेल्डर-और-फैब्रिकेटर', 'welder'],
    ['कॉमी-और-जूनियर-शेफ', 'commis-chef'],
    ['इंडियन-और-करी-शेफ', 'indian-chef'],
    ['हेड-शेफ', 'head-chef'],
  ])('the former address %s finds the work %s in Hindi', (word, key) => {
    expect(works.find(word, 'hi')?.key).toBe(key);
  });

  it.each([
    ['Bombay', 'mumbai'],
    ['PUNE', 'pune'],
    ['नासिक', 'nashik'],
  ])('%s finds the city %s in Marathi', (word, key) => {
    expect(places.find(word, 'mr')?.key).toBe(key);
  });

  it.each(['nothing', '', '---'])('"%s" finds nothing', (word) => {
    for (const language of LANGUAGES) {
      expect(works.find(word, language)).toBeUndefined();
      expect(places.find(word, language)).toBeUndefined();
    }
  });
});

describe('claimWords with rows of the same name', () => {
  const row = (key: string, hi: string): Addressable => ({
    key,
    names: { en: key, hi, mr: key },
    otherNames: [],
  });

  it('gives the name to the first row and the key to the others', () => {
    const rows = [row('waiter', 'वेटर'), row('captain', 'वेटर')];
    const { wordsOf, find } = claimWords(rows);
    expect(rows.map((one) => wordsOf(one).hi)).toEqual(['वेटर', 'captain']);
    expect(find('वेटर', 'hi')).toBe(rows[0]);
    expect(find('captain', 'hi')).toBe(rows[1]);
  });

  it('prefers a key to a name, whatever the order of the rows', () => {
    const rows = [row('machine-operator', 'CNC'), row('cnc', 'सीएनसी')];
    const { wordsOf, find } = claimWords(rows);
    expect(rows.map((one) => wordsOf(one).hi)).toEqual(['machine-operator', 'सीएनसी']);
    expect(find('cnc', 'hi')).toBe(rows[1]);
  });

  it('uses the key if the name has no letter', () => {
    const rows = [row('odd', '***')];
    expect(rows.map((one) => claimWords(rows).wordsOf(one).hi)).toEqual(['odd']);
  });
});
