import { routes } from '@nukkad/contract';
import {
  companyJobChange,
  companyJobPublish,
  draftChange,
  draftOne,
  type JobFields,
  suggestPlaces,
} from '@nukkad/contract/partner/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHireSite, WITH_HIRE } from '../../test/hire-site.ts';
import { buildShop, COOK, draftOf, post } from '../../test/posting.ts';
import { refused } from '../../test/refused.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
let shop: Awaited<ReturnType<typeof buildShop>>;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
  shop = await buildShop(test);
});
afterAll(() => test.close());

async function suggested(query: { text?: string; city?: string }) {
  const { items } = await shop.site.call(suggestPlaces, { query });
  return items.map(({ city, locality }) => (locality === null ? city : `${city}/${locality}`));
}

describe('the places that are suggested for a job', () => {
  it.each(['Nashik', 'nashik', 'नाशिक'])('%s: the city comes first', async (text) => {
    expect((await suggested({ text }))[0]).toBe('nashik');
  });

  it('finds an area in any city', async () => {
    expect(await suggested({ text: 'Andheri' })).toContain('mumbai/Andheri West');
  });

  it('lists the city and its areas by name, and only those', async () => {
    const [first, ...areas] = await suggested({ city: 'pune' });
    expect(first).toBe('pune');
    expect(areas.length).toBeGreaterThan(5);
    expect(areas).toEqual(areas.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(areas.filter((area) => !area.startsWith('pune/'))).toEqual([]);
    expect(await suggested({ city: 'pune', text: 'koth' })).toEqual(['pune/Kothrud']);
    expect(await suggested({ city: 'pune', text: 'andheri' })).toEqual([]);
  });

  it('understands a PIN code, also in Devanagari digits, but not one of another city', async () => {
    const { items } = await shop.site.call(suggestPlaces, { query: { text: '411 038' } });
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ city: 'pune', locality: 'Kothrud' });
    // 411057 is between Pune and Pimpri-Chinchwad, so it belongs to the city that is asked for.
    expect((await suggested({ text: '४११०५७' }))[0]).toMatch(/^pimpri-chinchwad/);
    expect((await suggested({ text: '४११०५७', city: 'pune' }))[0]).toMatch(/^pune/);
    expect(await suggested({ text: '411057', city: 'mumbai' })).toEqual([]);
    expect(await suggested({ text: '999999' })).toEqual([]);
  });

  it.each([
    [{}, 'done'],
    [{ text: '' }, 'done'],
    [{ city: 'atlantis' }, '422 CITY_UNKNOWN'],
    [{ city: 'पुणे' }, '422 CITY_UNKNOWN'],
    [{ text: 'x'.repeat(2000) }, '400 VALIDATION_FAILED'],
  ])('%j: %s', async (query, outcome) => {
    expect(await refused(shop.site.call(suggestPlaces, { query }))).toBe(outcome);
    if (outcome === 'done') expect(await suggested(query)).toEqual([]);
  });

  it('returns at most 30, and nothing to somebody who has not signed in', async () => {
    expect((await suggested({ text: 'a' })).length).toBeLessThanOrEqual(30);
    expect(await refused(openHireSite(test).call(suggestPlaces, { query: { text: 'pune' } }))).toBe(
      '401 NOT_SIGNED_IN',
    );
  });
});

describe('a job in another city than its company', () => {
  const placeOf = async (city: string, name: string | null): Promise<JobFields> => {
    const { items } = await shop.site.call(suggestPlaces, { query: { city } });
    const place = items.find(({ locality }) => locality === name);
    if (place === undefined) throw new Error(`no place ${name} in ${city}`);
    const { locality, latitude, longitude } = place;
    return { city, locality, latitude, longitude };
  };

  it('keeps city, area and position in the draft, and is published there', async () => {
    const { id } = await draftOf(shop, COOK);
    const there = await placeOf('mumbai', 'Andheri West');
    const params = { ...shop.params, draft: id };
    const fields = { ...there, address: 'Shop 4, Station Road' };
    await shop.site.call(draftChange, { params, body: { fields } });
    const draft = await shop.site.call(draftOne, { params });
    expect(draft.fields).toMatchObject(fields);
    expect(draft.problems).toEqual([]);
    const job = await shop.site.call(companyJobPublish, { params: shop.params, body: { draft: id } });
    expect([job.state, job.fields]).toMatchObject(['OPEN', fields]);
    const stored = await test.database.prisma.job.findUniqueOrThrow({
      where: { id: job.id },
      include: { city: true, company: { include: { city: true } } },
    });
    expect([stored.city.slug, stored.company.city.slug]).toEqual(['mumbai', 'pune']);
    expect(stored).toMatchObject({ latitude: there.latitude, longitude: there.longitude });
  });

  it('moves an open job there, where seekers then find it', async () => {
    const job = await post(shop, { ...COOK, title: 'Cook who moves' });
    const there = await placeOf('mumbai', 'Andheri West');
    const fields = { ...there, address: 'Shop 4, Station Road' };
    const params = { ...shop.params, job: job.id };
    const moved = await shop.site.call(companyJobChange, { params, body: { since: job.changedAt, fields } });
    expect([moved.state, moved.fields]).toMatchObject(['OPEN', fields]);
    const listed = async (city: string) => {
      const filter = { city, text: 'Cook who moves', page: 1, size: 10, sortBy: 'NEWEST' as const };
      return (await test.client.call(routes.jobFilter, filter)).jobs.map(({ id }) => id);
    };
    expect(await listed('mumbai')).toContain(job.id);
    expect(await listed('pune')).not.toContain(job.id);
  });

  it('takes the centre of a city of which no area is chosen', async () => {
    const there = await placeOf('mumbai', null);
    const { problems } = await draftOf(shop, { ...COOK, ...there, address: 'Mumbai' });
    expect(problems).toEqual([]);
  });

  it.each([
    [49.9, 'OPEN', []],
    [50.1, 'JOB_INCOMPLETE', ['PLACE_FAR']],
  ] as const)('%d km from the middle of the city: %s', async (kilometres, outcome, codes) => {
    const middle = await placeOf('mumbai', null);
    const latitude = (middle.latitude ?? 0) + kilometres / 110.7;
    const fields = { ...COOK, ...middle, latitude, address: 'Mumbai' };
    const { id, problems } = await draftOf(shop, fields);
    expect(problems.map(({ code }) => code)).toEqual(codes);
    const body = { draft: id };
    const published = shop.site.call(companyJobPublish, { params: shop.params, body });
    if (outcome === 'OPEN') expect(await published).toMatchObject({ fields: { latitude } });
    else expect(await refused(published)).toBe(`422 ${outcome}`);
  });

  it('says that a position is not in the chosen city', async () => {
    const { latitude, longitude } = await placeOf('pune', 'Kothrud');
    const { problems } = await draftOf(shop, { ...COOK, city: 'mumbai', address: 'x', latitude, longitude });
    expect(problems.map(({ field, code }) => [field, code])).toEqual([['latitude', 'PLACE_FAR']]);
  });
});
