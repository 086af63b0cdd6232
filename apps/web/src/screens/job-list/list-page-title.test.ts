import { inPlace } from '@nukkad/i18n';
import { cities, jobProfiles } from '@nukkad/reference-data';
import { expect, it } from 'vitest';
import { listPageTitle } from './list-page-title.ts';

const BRAND = 'Nukkad Jobs';

it.each([
  [
    'with the brand at the limit',
    'Electrician jobs in Chhatrapati Sambhajinagar!',
    'Electrician jobs in Chhatrapati Sambhajinagar! | Nukkad Jobs',
  ],
  [
    'without the brand above it',
    'Electrician jobs in Chhatrapati Sambhajinagar!!',
    'Electrician jobs in Chhatrapati Sambhajinagar!!',
  ],
  ['alone at the limit', 'a'.repeat(60), 'a'.repeat(60)],
  ['in its short form above it', 'a'.repeat(61), 'Short form'],
])('a title is shown %s', (_case, title, expected) => {
  expect(listPageTitle(title, 'Short form', BRAND)).toBe(expected);
});

it('a short form that is too long is cut behind a word', () => {
  const long = `${'words '.repeat(12)}end`;
  const title = listPageTitle(long, long, BRAND);
  expect(title).toBe('words words words words words words words words words…');
});

const WORKS = [...jobProfiles, ...jobProfiles.flatMap(({ subProfiles }) => subProfiles)];

it.each([
  ['en', 'nameEn', (what: string, where: string) => `${what} jobs ${where}`],
  ['hi', 'nameHi', (what: string, where: string) => `${what} · ${where} नौकरी`],
  ['mr', 'nameMr', (what: string, where: string) => `${where} ${what} नोकरी`],
] as const)('no list of any work in any city has a longer title in %s', (language, field, titleOf) => {
  let longest = '';
  let cutOff = 0;
  for (const city of cities) {
    const place = city[field] ?? city.nameEn;
    for (const work of WORKS) {
      const title = titleOf(work[field], inPlace(place, language));
      const page = listPageTitle(title, `${work[field]} · ${place}`, BRAND);
      if (page.length > longest.length) longest = page;
      if (page.endsWith('…')) cutOff += 1;
    }
  }
  expect(longest.length).toBeLessThanOrEqual(60);
  // Nearly all names fit.
  expect(cutOff / (cities.length * WORKS.length)).toBeLessThan(0.001);
});
