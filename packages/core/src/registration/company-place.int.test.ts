import { searchPlaces } from '@nukkad/job-search';
import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companyPlace, type GivenPlace } from './company-place.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const HERE = { latitude: 18.51, longitude: 73.81 };

it.each<[what: string, given: GivenPlace, position: 'city' | 'area' | 'given', address: string]>([
  ['a city', { city: 'pune' }, 'city', 'Pune'],
  ['a city and its area', { city: 'pune', locality: 'kothrud' }, 'area', 'Kothrud, Pune'],
  ['a city and an unknown area', { city: 'Pune', locality: 'Old Lane' }, 'city', 'Old Lane, Pune'],
  [
    'an address that names the area',
    { city: 'pune', locality: 'Kothrud', address: '4 Kothrud Road' },
    'area',
    '4 Kothrud Road, Pune',
  ],
  ['a position', HERE, 'given', 'Kothrud, Pune'],
  ['a position and another area', { ...HERE, city: 'pune', locality: 'Aundh' }, 'given', 'Aundh, Pune'],
])('%s is at the position of the most exact part', async (_what, given, position, address) => {
  const { prisma } = test.database;
  const city = await prisma.city.findUniqueOrThrow({ where: { slug: 'pune' } });
  const area = await prisma.locality.findFirstOrThrow({ where: { cityId: city.id, slug: 'kothrud' } });
  const { latitude, longitude } = { city, area, given: HERE }[position];
  const places = await searchPlaces.read(test.database);
  expect(companyPlace(places, given)).toEqual({ cityId: city.id, latitude, longitude, address });
});
