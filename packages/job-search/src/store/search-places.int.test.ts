import { buildCity, createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchPlaces } from './search-places.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it.each([
  [
    { nameHi: 'टेस्ट', nameMr: 'टेस्टपूर' },
    { hi: 'टेस्ट', mr: 'टेस्टपूर' },
  ],
  [
    { nameHi: null, nameMr: 'टेस्टपूर' },
    { hi: 'टेस्टपूर', mr: 'टेस्टपूर' },
  ],
  [
    { nameHi: 'टेस्ट', nameMr: null },
    { hi: 'टेस्ट', mr: 'टेस्ट' },
  ],
  [
    { nameHi: null, nameMr: null },
    { hi: 'Testpur', mr: 'Testpur' },
  ],
])(
  'a place with the names %j is %j: the other name of the script comes before English',
  async (stored, read) => {
    const { id, slug } = await buildCity(test.database, { nameEn: 'Testpur', ...stored });
    await test.database.prisma.locality.create({
      data: {
        cityId: id,
        slug: 'area',
        nameEn: 'Testpur',
        latitude: 18.5,
        longitude: 75.5,
        aliases: [],
        ...stored,
      },
    });
    const { names, cityById, localityByKey } = await searchPlaces.refresh(test.database);
    const expected = { en: 'Testpur', ...read };
    expect([names.get(`CITY:${slug}`), names.get(`LOCALITY:${slug}/area`)]).toEqual([expected, expected]);
    expect([cityById.get(id)?.names, localityByKey.get(`${slug}/area`)?.names]).toEqual([expected, expected]);
  },
);
