import { describe, expect, it } from 'vitest';
import {
  answerReasons,
  cities,
  degrees,
  industrySectors,
  jobProfiles,
  localities,
  minimumWages,
  reportReasons,
  skills,
  states,
  universities,
} from './index.ts';
import { POPULAR_CITY_SLUGS } from './popular-cities.ts';

const DEVANAGARI = /^[\u0900-\u097f0-9 ()/&.,'’-]+$/u;
const unique = (values: readonly string[]): boolean => new Set(values).size === values.length;
const cityBySlug = new Map(cities.map((city) => [city.slug, city]));
const stateNames = new Set(states.map((state) => state.nameEn));

/** Coordinates from an atlas, in degrees. They can differ from ours by a few kilometres. */
const ATLAS: readonly [string, number, number][] = [
  ['mumbai', 19.08, 72.88],
  ['delhi', 28.65, 77.22],
  ['bengaluru', 12.97, 77.59],
  ['hyderabad', 17.39, 78.49],
  ['chennai', 13.08, 80.27],
  ['kolkata', 22.57, 88.36],
  ['pune', 18.52, 73.86],
  ['ahmedabad', 23.03, 72.58],
  ['jaipur', 26.91, 75.79],
  ['lucknow', 26.85, 80.95],
  ['nagpur', 21.15, 79.09],
  ['nashik', 20.0, 73.78],
  ['kolhapur', 16.7, 74.24],
  ['chhatrapati-sambhajinagar', 19.88, 75.34],
  ['srinagar', 34.08, 74.8],
  ['guwahati', 26.14, 91.74],
  ['kochi', 9.94, 76.27],
  ['thiruvananthapuram', 8.52, 76.94],
  ['leh', 34.16, 77.58],
  ['bhubaneswar', 20.3, 85.82],
  ['gurugram', 28.46, 77.03],
  ['prayagraj', 25.44, 81.85],
  ['sri-vijaya-puram', 11.67, 92.74],
  ['gadchiroli', 20.18, 80.0],
];

describe('cities', () => {
  it('are many, unique, in India and in a known state', () => {
    expect(cities.length).toBeGreaterThanOrEqual(600);
    expect(unique(cities.map((city) => city.slug))).toBe(true);
    for (const city of cities) {
      expect(city.latitude > 6.7 && city.latitude < 35.7, city.slug).toBe(true);
      expect(city.longitude > 68.1 && city.longitude < 97.4, city.slug).toBe(true);
      expect(city.population, city.slug).toBeGreaterThan(0);
      expect(stateNames.has(city.state), city.state).toBe(true);
    }
  });

  it.each(ATLAS)('have the coordinates of %s as in an atlas', (slug, latitude, longitude) => {
    expect(Math.abs((cityBySlug.get(slug)?.latitude ?? 0) - latitude)).toBeLessThan(0.08);
    expect(Math.abs((cityBySlug.get(slug)?.longitude ?? 0) - longitude)).toBeLessThan(0.08);
  });

  it('all have Devanagari names', () => {
    for (const city of cities) {
      expect(city.nameHi, city.slug).toMatch(DEVANAGARI);
      expect(city.nameMr, city.slug).toMatch(DEVANAGARI);
    }
  });

  it('include the popular ones, and former names', () => {
    expect(cities.filter((city) => city.isPopular).map((city) => city.icon)).toEqual(
      expect.arrayContaining([...POPULAR_CITY_SLUGS]),
    );
    for (const city of cities) expect(city.isPopular).toBe(city.icon !== null);
    expect(cityBySlug.get('mumbai')?.aliases).toContain('bombay');
    expect(cityBySlug.get('gurugram')?.aliases).toContain('gurgaon');
    expect(cityBySlug.get('bengaluru')?.aliases).toContain('bangalore');
  });
});

describe('localities', () => {
  it('belong to a city, lie near it and have three names', () => {
    expect(unique(localities.map((locality) => `${locality.citySlug}/${locality.slug}`))).toBe(true);
    expect(new Set(localities.map((locality) => locality.citySlug)).size).toBeGreaterThanOrEqual(30);
    for (const locality of localities) {
      const city = cityBySlug.get(locality.citySlug);
      expect(Math.abs(locality.latitude - (city?.latitude ?? 0)), locality.slug).toBeLessThan(0.28);
      expect(Math.abs(locality.longitude - (city?.longitude ?? 0)), locality.slug).toBeLessThan(0.28);
      expect(locality.nameHi).toMatch(DEVANAGARI);
      expect(locality.nameMr).toMatch(DEVANAGARI);
    }
  });
});

describe('job profiles', () => {
  const subs = jobProfiles.flatMap((profile) => profile.subProfiles);

  it('are 22, each with 4 to 10 sub-profiles with unique keys', () => {
    expect(jobProfiles).toHaveLength(22);
    expect(unique([...jobProfiles, ...subs].map((row) => row.key))).toBe(true);
    for (const profile of jobProfiles) {
      expect(profile.subProfiles.length).toBeGreaterThanOrEqual(4);
      expect(profile.subProfiles.length).toBeLessThanOrEqual(10);
    }
  });

  it('are named in three languages and found by the words people type', () => {
    for (const row of [...jobProfiles, ...subs]) {
      expect(row.nameHi).toMatch(DEVANAGARI);
      expect(row.nameMr).toMatch(DEVANAGARI);
      expect(row.synonyms.length, row.key).toBeGreaterThan(1);
      expect(row.synonyms).toEqual(row.synonyms.map((word) => word.toLowerCase().normalize('NFC').trim()));
    }
    const cook = jobProfiles.find((profile) => profile.key === 'cook');
    expect(cook?.synonyms).toEqual(
      expect.arrayContaining(['rasoiya', 'rasoia', 'khansama', 'chef', 'रसोइया', 'स्वयंपाकी']),
    );
  });
});

describe('lists to choose from', () => {
  it('are complete, without duplicates, and named in three languages', () => {
    expect(universities.length).toBeGreaterThanOrEqual(150);
    expect(unique(universities.map((university) => university.name))).toBe(true);
    expect(skills.length).toBeGreaterThanOrEqual(150);
    expect(unique(skills.map((skill) => skill.key))).toBe(true);
    expect(unique(degrees.map((degree) => `${degree.level} ${degree.name}`))).toBe(true);
    for (const row of [...skills, ...industrySectors]) {
      expect(row.nameHi).toMatch(DEVANAGARI);
      expect(row.nameMr).toMatch(DEVANAGARI);
    }
    for (const { labelHi, labelMr } of answerReasons) expect(`${labelHi}${labelMr}`).toMatch(DEVANAGARI);
    for (const { isShown, textEn, textHi, textMr } of answerReasons)
      for (const words of [textEn, textHi, textMr]) expect(words !== '').toBe(isShown);
    for (const reason of reportReasons) expect(`${reason.textHi}${reason.textMr}`).toMatch(DEVANAGARI);
  });

  it("end with 'Other'", () => {
    expect(reportReasons.at(-1)?.key).toBe('other');
    expect(answerReasons.at(-1)?.key).toBe('other');
    expect(industrySectors.at(-1)?.key).toBe('other');
    expect(degrees.filter((degree) => degree.level === 'UG').at(-1)?.name).toBe('Other');
    expect(degrees.filter((degree) => degree.level === 'PG').at(-1)?.name).toBe('Other');
  });

  it('give every skill an existing profile, every profile four skills', () => {
    const keys = new Set(jobProfiles.map((profile) => profile.key));
    for (const skill of skills) expect(skill.profileKeys.every((key) => keys.has(key))).toBe(true);
    for (const key of keys) {
      expect(skills.filter((skill) => skill.profileKeys.includes(key)).length, key).toBeGreaterThanOrEqual(4);
    }
  });
});

describe('states and wages', () => {
  it('cover the 36 states and territories, with higher pay for more skill', () => {
    expect(states).toHaveLength(36);
    expect(unique(states.map((state) => state.gstCode))).toBe(true);
    expect(new Set(minimumWages.rows.map((row) => row.state))).toEqual(stateNames);
    for (const row of minimumWages.rows) {
      expect(row.unskilled).toBeGreaterThanOrEqual(178 * 26);
      expect(row.unskilled <= row.semiSkilled && row.semiSkilled <= row.skilled).toBe(true);
    }
    expect(minimumWages.note).toContain('Approximate');
  });
});

/** Hindi words with a "फ" without a dot, because they are not borrowed. */
const NATIVE_PH = new Set(['फल', 'फूल', 'फिर']);

it('spells each Hindi name that is shown in one way, with a dot under the फ of borrowed words', () => {
  const rows = [
    ...jobProfiles,
    ...jobProfiles.flatMap((profile) => profile.subProfiles),
    ...skills,
    ...industrySectors,
  ];
  const words = new Set(rows.flatMap(({ nameHi }) => nameHi.normalize('NFD').match(/[\p{L}\p{M}]+/gu) ?? []));
  const undotted = [...words].filter((word) => /फ(?!\u093c)/.test(word) && !NATIVE_PH.has(word));
  expect(undotted).toEqual([]);
  const withoutDots = [...words].map((word) => word.replaceAll('\u093c', ''));
  expect(withoutDots.filter((word, at) => withoutDots.indexOf(word) !== at)).toEqual([]);
});
