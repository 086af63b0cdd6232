import { routes } from '@nukkad/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

const find = (text: string) => test.client.raw(routes.findPlaces, { body: { text } });
const keysOf = async (text: string): Promise<string[]> =>
  (await find(text)).body.places.map(({ key }: { key: string }) => key);

describe('finding a place', () => {
  it.each([
    ['wak', 'pune/wakad'],
    ['Wakad', 'pune/wakad'],
    ['वाकड', 'pune/wakad'],
    ['andheri east', 'mumbai/andheri-east'],
    ['nashi', 'nashik'],
    ['नाशिक', 'nashik'],
    ['नासिक', 'nashik'],
    ['मैं वाकड में रहता हूँ', 'pune/wakad'],
    ['मी हडपसरला राहते', 'pune/hadapsar'],
    ['I live in Wakad', 'pune/wakad'],
    ['hadpsar', 'pune/hadapsar'],
  ])('by "%s" finds %s first', async (text, key) => expect((await keysOf(text))[0]).toBe(key));

  it.each(['411028', '411 028', '४११०२८', 'PIN 411028', '411028, Hadapsar'])(
    'by "%s" finds the PIN code',
    async (text) => {
      const { body } = await find(text);
      expect(body.places).toEqual([
        {
          kind: 'PIN',
          key: '411028',
          names: { en: 'Hadapsar, Pune', hi: 'हडपसर, पुणे', mr: 'हडपसर, पुणे' },
          latitude: 18.515,
          longitude: 73.926,
        },
      ]);
    },
  );

  it.each(['999999', '100000', '  ', 'qqqqq', '9876543210'])('by "%s" finds nothing', async (text) =>
    expect(await keysOf(text)).toEqual([]),
  );

  it('by the name of a city finds the city and then its areas', async () => {
    const [city, ...areas] = await keysOf('Pune');
    expect(city).toBe('pune');
    expect(areas.length).toBeGreaterThan(10);
    expect(areas.slice(0, 10).every((key) => key.startsWith('pune/'))).toBe(true);
  });

  it('returns at most 30 places: the three largest cities before areas', async () => {
    const { body } = await find('p');
    expect(body.places).toHaveLength(30);
    const kinds = body.places.slice(0, 4).map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['CITY', 'CITY', 'CITY', 'LOCALITY']);
  });

  it('returns cities with the largest first, above and below the areas', async () => {
    const cities = await test.database.prisma.city.findMany({ select: { slug: true, population: true } });
    const peopleOf = new Map(cities.map(({ slug, population }) => [slug, population]));
    for (const text of ['k', 'sh']) {
      const { body } = await find(text);
      const found = (body.places as { kind: string; key: string }[]).filter(({ kind }) => kind === 'CITY');
      const people = found.map(({ key }) => peopleOf.get(key) ?? 0);
      expect(people.length).toBeGreaterThan(2);
      expect(people).toEqual(people.toSorted((one, other) => other - one));
    }
  });

  it('names an area with its city in three languages', async () => {
    const { body } = await find('hadapsar');
    expect(body.places[0].names).toEqual({ en: 'Hadapsar, Pune', hi: 'हडपसर, पुणे', mr: 'हडपसर, पुणे' });
  });

  it('rejects a text that is too long', async () => {
    expect((await find('p'.repeat(200))).status).toBe(200);
    expect((await find('p'.repeat(201))).status).toBe(400);
  });
});
