import { searchLanguage, searchPlaces } from '@nukkad/job-search';
import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { buildCity } from '@nukkad/testing/factories/build-city.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchTypeahead } from '../search-typeahead.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('suggests an area in its own city, not in one whose name begins alike', async () => {
  const { database } = test;
  await buildCity(database, { slug: 'pun', nameEn: 'Pun', population: 1 });
  await searchPlaces.refresh(database);
  await searchLanguage.refresh(database);
  const { suggestions } = await searchTypeahead({ database }, null, { text: 'wakad', language: 'en' });
  expect(suggestions).toMatchObject([{ kind: 'LOCALITY', text: 'Wakad', city: 'Pune' }]);
});
