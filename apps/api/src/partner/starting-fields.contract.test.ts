import { companyPlaces, draftCreate } from '@nukkad/contract/partner/index.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WITH_HIRE } from '../../test/hire-site.ts';
import { buildShop } from '../../test/posting.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});

afterAll(() => test.close());

describe('a new job starts', () => {
  const USUAL = { jobType: 'FULL_TIME', shift: 'DAY', openings: 1, city: 'pune' };

  it('with the place of the company and full-time work by day, if it is the first', async () => {
    const { site, params } = await buildShop(test);
    const { items, start } = await site.call(companyPlaces, { params });
    expect(start).toMatchObject({ ...USUAL, address: items[0]?.address });
    expect(start?.locality).toBeUndefined();
    const draft = await site.call(draftCreate, { params, body: { fields: {} } });
    expect(draft.fields).toEqual(start);
  });

  it('with the place and hours of the last job, and one opening', async () => {
    const { site, params, company } = await buildShop(test);
    const { id: companyId } = company;
    const last = { jobType: 'PART_TIME', shift: 'NIGHT', address: 'Second shop', locality: 'Camp' } as const;
    await buildJob(test.database, { companyId, ...last, openings: 4, createdAt: new Date('2026-11-02') });
    await buildJob(test.database, { companyId, address: 'First shop', createdAt: new Date('2026-11-01') });
    const other = await buildShop(test);
    await buildJob(test.database, { companyId: other.company.id, address: 'Shop of others' });
    const { start } = await site.call(companyPlaces, { params });
    expect(start).toMatchObject({ ...USUAL, ...last });
    expect([start?.title, start?.payMin, start?.requirements]).toEqual([undefined, undefined, undefined]);
    const draft = await site.call(draftCreate, { params, body: { fields: {} } });
    expect(draft.fields).toEqual(start);
  });

  it.each(['city', 'address'] as const)(
    'without the area of the last job if the %s is given',
    async (name) => {
      const { site, params, company } = await buildShop(test);
      await buildJob(test.database, { companyId: company.id, address: 'Second shop', locality: 'Camp' });
      const given = { city: 'pune', address: 'Third shop' }[name];
      const { fields } = await site.call(draftCreate, { params, body: { fields: { [name]: given } } });
      expect([fields[name], fields.locality]).toEqual([given, undefined]);
    },
  );
});
