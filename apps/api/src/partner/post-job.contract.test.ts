import { randomUUID } from 'node:crypto';
import { routes } from '@nukkad/contract';
import {
  companyJobPublish,
  companyPlaces,
  draftList,
  draftOne,
  partnerJobs,
  suggestPay,
  suggestWork,
} from '@nukkad/contract/partner/index.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WITH_HIRE } from '../../test/hire-site.ts';
import { buildShop, COOK, draftOf, post, raw } from '../../test/posting.ts';
import { refused } from '../../test/refused.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
afterAll(() => test.close());

const searched = async (text: string) => {
  const { jobs } = await test.client.call(routes.jobFilter, { text, page: 1, size: 10, sortBy: 'NEWEST' });
  return jobs.map(({ title }) => title);
};

describe('posting a job', () => {
  it('publishes a draft for seekers, with the checks of an import, and deletes the draft', async () => {
    const shop = await buildShop(test);
    const draft = await draftOf(shop, {
      ...COOK,
      title: 'Tandoor cook',
      requirements: 'Can bake.\n- Naan\n- Roti',
    });
    expect(draft.problems).toEqual([]);
    const { status, body } = await raw(shop.site, companyJobPublish, {
      params: shop.params,
      body: { draft: draft.id },
    });
    expect([status, body.state, body.reason, body.daysLeft]).toEqual([201, 'OPEN', null, 30]);
    expect(body.fields).toMatchObject({ title: 'Tandoor cook', requirements: 'Can bake.\n\n- Naan\n- Roti' });
    expect(body.checks.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['PAY', 'PLACE', 'WORDS']);
    const stored = await test.database.prisma.job.findUniqueOrThrow({ where: { id: body.id } });
    expect(stored).toMatchObject({
      postedBy: shop.memberId,
      companyId: shop.company.id,
      requirements: '<p>Can bake.</p><ul><li>Naan</li><li>Roti</li></ul>',
      status: 'ACTIVE',
    });
    expect(stored.stillOpenAskedAt).toEqual(stored.createdAt);
    expect(await searched('Tandoor cook')).toContain('Tandoor cook');
    expect(await refused(shop.site.call(draftOne, { params: { ...shop.params, draft: draft.id } }))).toBe(
      '404 NOT_FOUND',
    );
    const [entry] = await test.database.prisma.auditEntry.findMany({ where: { subject: body.id } });
    expect(entry).toMatchObject({ actor: `member:${shop.memberId}`, action: 'job-posted' });
  });

  it('publishes once with one key, also when two requests come at the same time', async () => {
    const shop = await buildShop(test);
    const headers = { 'idempotency-key': randomUUID() };
    const { id } = await draftOf(shop);
    const request = { params: shop.params, body: { draft: id }, headers };
    const both = await Promise.all([1, 2].map(() => shop.site.raw(companyJobPublish, request)));
    const again = await shop.site.raw(companyJobPublish, request);
    expect(again.status).toBe(201);
    for (const { status, body } of both)
      expect(status === 201 ? body.id : body.code).toBe(status === 201 ? again.body.id : 'CONFLICT');
    expect(await test.database.prisma.job.count({ where: { companyId: shop.company.id } })).toBe(1);
    const other = { params: shop.params, body: { fields: COOK }, headers };
    expect((await shop.site.raw(companyJobPublish, other)).body.code).toBe('KEY_REUSED');
  });

  it('publishes a draft once, although two members press at the same time', async () => {
    const shop = await buildShop(test);
    const { id } = await draftOf(shop);
    const both = await Promise.all(
      [1, 2].map(() =>
        refused(shop.site.call(companyJobPublish, { params: shop.params, body: { draft: id } })),
      ),
    );
    expect(both.sort()).toEqual(['404 NOT_FOUND', 'done']);
  });

  it('needs a key, and either a draft or fields', async () => {
    const { site, params } = await buildShop(test);
    const { id: draft } = await draftOf({ site, params });
    for (const body of [{}, { draft, fields: COOK }])
      expect((await raw(site, companyJobPublish, { params, body })).status).toBe(400);
    const unkeyed = await site.raw(companyJobPublish, { params, body: { draft } });
    expect([unkeyed.status, unkeyed.body.code]).toEqual([400, 'KEY_MISSING']);
    const both = { ...COOK, city: 'pune', address: 'Camp, Pune', latitude: 18.52, longitude: 73.87 };
    expect((await raw(site, companyJobPublish, { params, body: { fields: both } })).status).toBe(201);
  });

  it('names every missing field', async () => {
    const { site, params } = await buildShop(test);
    const { status, body } = await raw(site, companyJobPublish, { params, body: { fields: {} } });
    expect([status, body.code]).toEqual([422, 'JOB_INCOMPLETE']);
    expect(body.problems.map(({ block, field }: Record<string, string>) => `${block} ${field}`)).toEqual([
      ...['work title', 'work profile', 'pay payMin', 'hours jobType'],
      ...['place city', 'place address', 'place latitude', 'place longitude'],
    ]);
  });
});

describe('pay', () => {
  it('is refused below the minimum wage, and accepted at it', async () => {
    const shop = await buildShop(test);
    const { least } = await shop.site.call(suggestPay, { query: { profile: 'cook', city: 'pune' } });
    const lawful = least ?? 0;
    expect(lawful).toBeGreaterThan(5_000);
    const tooLow = Math.floor(lawful * 0.95) - 1;
    const draft = await draftOf(shop, { ...COOK, payMin: tooLow, payMax: tooLow });
    expect(draft.problems).toEqual([
      { block: 'pay', field: 'payMin', code: 'PAY_UNLAWFUL', isBlocking: true, least, sentence: null },
    ]);
    const request = { params: shop.params, body: { draft: draft.id } };
    const { status, body } = await raw(shop.site, companyJobPublish, request);
    expect([status, body.code, body.least]).toEqual([422, 'PAY_UNLAWFUL', least]);
    expect((await post(shop, { ...COOK, payMin: lawful, payMax: null })).state).toBe('OPEN');
  });

  it('is suggested as three neighbouring ranges, none below the least lawful pay', async () => {
    const { site } = await buildShop(test);
    for (const city of ['pune', 'mumbai'])
      for (const profile of ['cook', 'delivery', 'sales'])
        for (const jobType of ['FULL_TIME', 'PART_TIME', 'INTERNSHIP'] as const) {
          const { least, usual } = await site.call(suggestPay, { query: { profile, city, jobType } });
          expect(usual).toHaveLength(3);
          usual.forEach(({ payMin, payMax }, at) => {
            expect(payMin).toBeGreaterThanOrEqual(least ?? 0);
            expect(payMax).toBeGreaterThan(payMin);
            expect(payMin % 500).toBe(0);
            if (at > 0) expect(payMin).toBe(usual[at - 1]?.payMax);
          });
        }
  });

  it('cannot be suggested for an unknown city or profile', async () => {
    const { site } = await buildShop(test);
    const ask = (query: { profile: string; city: string }) => refused(site.call(suggestPay, { query }));
    expect(await ask({ profile: 'cook', city: 'atlantis' })).toBe('422 CITY_UNKNOWN');
    expect(await ask({ profile: 'astronaut', city: 'pune' })).toBe('400 VALIDATION_FAILED');
  });
});

describe('how many jobs', () => {
  it('a company that no operator has seen may have three at once', async () => {
    const shop = await buildShop(test, { isSeen: false });
    for (const _ of [1, 2, 3]) expect(await refused(post(shop))).toBe('done');
    expect(await refused(post(shop))).toBe('422 JOB_LIMIT');
    const drafts = await shop.site.call(draftList, { params: shop.params });
    expect(drafts.items).toHaveLength(1);
  });

  it('a company that an operator has seen may post five a day, and twenty in all', async () => {
    const shop = await buildShop(test);
    for (const _ of [1, 2, 3, 4, 5]) expect(await refused(post(shop))).toBe('done');
    expect(await refused(post(shop))).toBe('422 JOB_LIMIT');
    await test.database.prisma.job.updateMany({
      where: { companyId: shop.company.id },
      data: { createdAt: new Date(Date.now() - 86_400_000) },
    });
    for (let more = 0; more < 14; more += 1)
      await buildJob(test.database, {
        companyId: shop.company.id,
        postedBy: shop.memberId,
        createdAt: new Date(Date.now() - 2 * 86_400_000),
      });
    await buildJob(test.database, { companyId: shop.company.id });
    expect(await refused(post(shop))).toBe('done');
    expect(await refused(post(shop))).toBe('422 JOB_LIMIT');
  });

  it('counts one after the other when two are posted at the same time', async () => {
    const shop = await buildShop(test, { isSeen: false });
    await post(shop);
    await post(shop);
    const drafts = await Promise.all([draftOf(shop), draftOf(shop)]);
    const both = await Promise.all(
      drafts.map(({ id }) =>
        refused(shop.site.call(companyJobPublish, { params: shop.params, body: { draft: id } })),
      ),
    );
    expect(both.sort()).toEqual(['422 JOB_LIMIT', 'done']);
  });

  it('a suspended company posts none', async () => {
    const shop = await buildShop(test);
    await test.database.prisma.company.update({
      where: { id: shop.company.id },
      data: { suspendedAt: new Date() },
    });
    expect(await refused(post(shop))).toBe('422 COMPANY_SUSPENDED');
  });
});

describe('words', () => {
  const DEMAND = 'Registration fee of Rs 500 must be paid before joining.';

  it('that ask for money are shown in the draft, and the job of an unseen company waits', async () => {
    const shop = await buildShop(test, { isSeen: false });
    const draft = await draftOf(shop, {
      ...COOK,
      title: 'Packing cook',
      requirements: `Come early.\n\n${DEMAND}`,
    });
    expect(draft.problems).toEqual([
      {
        ...{ block: 'bring', field: 'requirements', code: 'ASKS_MONEY', isBlocking: false, least: null },
        sentence: DEMAND,
      },
    ]);
    const job = await post(shop, { ...COOK, title: 'Packing cook', requirements: DEMAND });
    expect([job.state, job.reason, job.url]).toEqual(['WAITING', 'CHECK', null]);
    expect(await searched('Packing cook')).not.toContain('Packing cook');
    const waiting = await shop.site.call(partnerJobs, { params: shop.params, query: { state: 'WAITING' } });
    expect(waiting.items.map(({ id }) => id)).toEqual([job.id]);
  });
});

describe('suggestions of work', () => {
  it.each([
    ['cook', 'cook'],
    ['rasoiya', 'cook'],
    ['रसोइया', 'cook'],
    ['स्वयंपाकी', 'cook'],
    ['driver chahiye', 'driver'],
    ['ड्रायव्हर', 'driver'],
  ])('%s means %s', async (text, work) => {
    const { site } = await buildShop(test);
    const { items } = await site.call(suggestWork, { query: { text } });
    const [first] = items;
    expect(`${first?.profile}/${first?.subProfile}`).toContain(work);
    expect(items.length).toBeLessThanOrEqual(5);
    for (const { names } of items) expect([names.en, names.hi, names.mr].every(Boolean)).toBe(true);
  });

  it('completes a word, and reads pay, shift and city from the text', async () => {
    const { site } = await buildShop(test);
    const unfinished = await site.call(suggestWork, { query: { text: 'electr' } });
    expect(unfinished.items.map(({ profile, subProfile }) => `${profile} ${subProfile}`).join()).toMatch(
      /electric/,
    );
    const { also } = await site.call(suggestWork, { query: { text: 'watchman night shift pune 15000' } });
    expect(also).toMatchObject({ shift: 'NIGHT', city: 'pune', payMin: 15_000 });
  });

  it('finds nothing in a blank or unknown text', async () => {
    const { site } = await buildShop(test);
    for (const text of ['', '   ', 'qqqqzzzz'])
      expect(await site.call(suggestWork, { query: { text } })).toEqual({ items: [], also: {} });
  });
});

it('the places are the own one and those of earlier jobs, each once', async () => {
  const shop = await buildShop(test);
  const { site, params, company } = shop;
  const at = { companyId: company.id, address: 'Second shop, Camp' };
  await buildJob(test.database, at);
  await buildJob(test.database, at);
  const { items } = await site.call(companyPlaces, { params });
  expect(items.map(({ address, city }) => [city, address.replace(/^\d+/, 'N')])).toEqual([
    ['pune', 'N Test Road'],
    ['pune', 'Second shop, Camp'],
  ]);
});
