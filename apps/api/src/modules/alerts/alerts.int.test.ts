import { ALERTS_MAX, type AlertSearch, routes } from '@nukkad/contract';
import { notifyOfNewJobs } from '@nukkad/core/alerts/notify-of-new-jobs.ts';
import { searchLanguage } from '@nukkad/job-search';
import type { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { findCity } from '@nukkad/testing/factories/build-city.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let companyId: string;

beforeAll(async () => {
  test = await startTestApp();
  companyId = (await buildCompany(test.database, { name: 'Shinde Works' })).id;
});
afterAll(() => test.close());

async function seeker(change: Parameters<typeof buildCandidate>[1] = {}) {
  const { id, client } = await test.seeker(change);
  return {
    id,
    client,
    add: (search: Partial<AlertSearch>) => client.call(routes.alertAdd, { isNearMe: false, ...search }),
    list: async () => (await client.call(routes.alertList, {})).alerts,
    notices: async () =>
      (await client.call(routes.notificationList, { size: 50 })).notifications
        .filter(({ type }) => type === 'job-alert')
        .map(({ message, link }) => [message, link]),
  };
}

/** Posts a job, then advances the clock until alerts include the job. */
async function post(title: string, subProfile: string, citySlug = 'nashik') {
  const { id: cityId, latitude, longitude } = await findCity(test.database, citySlug);
  const [profileKey = '', subProfileKey = ''] = subProfile.split('/');
  const work = { title, profileKey, subProfileKey, skills: [] };
  test.clock.advanceSeconds(60);
  const job = await buildJob(test.database, {
    cityId,
    latitude,
    longitude,
    companyId,
    createdAt: test.clock.now(),
    ...work,
  });
  test.clock.advanceSeconds(180);
  await searchLanguage.refresh(test.database);
  return job;
}

const notify = () => notifyOfNewJobs(test.container);

describe('an alert', () => {
  it('is the same for a search in different spellings, and if it is added twice', async () => {
    const { add, list } = await seeker();
    const search = { text: 'beautician', city: 'Nashik' };
    const [first, again, other] = [
      await add(search),
      await add({ text: '  Beautician! ', city: 'nashik' }),
      await add({ ...search, jobType: 'PART_TIME' }),
    ];
    expect(again).toEqual(first);
    expect((await list()).map(({ id }) => id)).toEqual([other.id, first.id]);
    expect(first.search).toEqual({ ...search, isNearMe: false });
  });

  it('is limited to ten for each seeker, also for concurrent calls; removing one makes room', async () => {
    const { add, list, client } = await seeker();
    const words = Array.from({ length: ALERTS_MAX + 2 }, (_, at) => `cook ${'abcdefghijklmn'[at]}x`);
    const outcomes = await Promise.allSettled(words.map((text) => add({ text })));
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused.map((one) => (one as PromiseRejectedResult).reason.code)).toEqual([
      'ALERT_LIMIT',
      'ALERT_LIMIT',
    ]);
    const [first] = await list();
    expect(await list()).toHaveLength(ALERTS_MAX);
    await client.call(routes.alertRemove, { alertId: first?.id ?? '' });
    expect(await list()).toHaveLength(ALERTS_MAX - 1);
    await add({ text: 'optician' });
    await expect(add({ text: 'one too many' })).rejects.toMatchObject({ code: 'ALERT_LIMIT' });
  });

  it('is refused for an empty search, and another seeker’s alert is not found', async () => {
    const mine = await seeker();
    const other = await seeker();
    await expect(mine.add({})).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const { id: alertId } = await mine.add({ isNearMe: true });
    await expect(other.client.call(routes.alertRemove, { alertId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await other.list()).toEqual([]);
    expect(await mine.list()).toHaveLength(1);
  });
});

describe('new jobs', () => {
  it('of the named work are sent once, in one notice with a link to the list, in the reader’s language', async () => {
    const asha = await seeker({ language: 'mr' });
    await post('Plumber of before', 'technician/plumber');
    await asha.add({ text: 'plumber', city: 'Nashik' });
    expect(await notify()).toBe(0);
    await post('Plumber for a school', 'technician/plumber');
    await post('Plumber for flats', 'technician/plumber');
    await post('Wiring of flats', 'technician/electrician');
    await post('Plumber of Nagpur', 'technician/plumber', 'nagpur');
    const counts = await Promise.all([notify(), notify()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(await notify()).toBe(0);
    expect(await asha.notices()).toEqual([
      ['तुमचा शोध “plumber” · नाशिक: 2 नवीन कामं आली.', '/joblist?city=Nashik&q=plumber'],
    ]);
  });

  it('lead to the job if there is only one; later jobs get another notice', async () => {
    const { add, notices } = await seeker();
    await add({ jobProfile: 'tailor', city: 'Nashik' });
    const job = await post('Suits', 'tailor/mens-tailor');
    expect(await notify()).toBe(1);
    await post('Blouses', 'tailor/ladies-tailor');
    expect(await notify()).toBe(1);
    const messages = await notices();
    expect(messages).toHaveLength(2);
    expect(messages[1]).toEqual([
      "New job for your search Tailor · Nashik: Men's Tailor · Suits, Shinde Works.",
      `/jobs?${job.slug}-${job.shareId}`,
    ]);
  });

  it('are not sent for related work, for hidden jobs, nor if this type of notice is switched off', async () => {
    const near = await seeker();
    const hider = await seeker();
    const quiet = await seeker();
    await near.add({ text: 'beautician', city: 'Nashik' });
    await hider.add({ text: 'welder', city: 'Nashik' });
    await quiet.add({ text: 'welder', city: 'Nashik' });
    await quiet.client.call(routes.notificationUpdatePreferences, {
      changes: [{ id: 'job-alert', isEnabled: false }],
    });
    await post('Counter of cosmetics', 'sales/counter-sales');
    const job = await post('Welder for gates', 'technician/welder');
    await hider.client.call(routes.jobNotInterested, { jobId: job.id });
    expect(await notify()).toBe(0);
    expect([await near.notices(), await hider.notices(), await quiet.notices()]).toEqual([[], [], []]);
    await post('Beautician for a salon', 'sales/counter-sales');
    expect(await notify()).toBeGreaterThan(0);
    expect((await near.notices())[0]?.[0]).toContain('Beautician for a salon');
  });

  it('near the seeker are sent only while the seeker’s position is known', async () => {
    const nagpur = await findCity(test.database, 'nagpur');
    const near = await seeker({ latitude: nagpur.latitude, longitude: nagpur.longitude });
    const nowhere = await seeker({ latitude: null, longitude: null, cityId: null });
    for (const { add } of [near, nowhere]) await add({ text: 'carpenter', isNearMe: true });
    await post('Carpenter far away', 'technician/carpenter', 'pune');
    expect(await notify()).toBe(0);
    await post('Carpenter for doors', 'technician/carpenter', 'nagpur');
    expect(await notify()).toBe(1);
    expect((await near.notices())[0]?.[0]).toContain('Carpenter for doors');
    await post('Carpenter for windows', 'technician/carpenter', 'nagpur');
    await post('Carpenter for beds', 'technician/carpenter', 'nagpur');
    expect(await notify()).toBe(1);
    expect((await near.notices()).map(([, link]) => link)).toContain('/joblist?near=me&q=carpenter');
  });

  it('are not sent to a deleted account', async () => {
    const other = await seeker();
    const deleted = await seeker();
    for (const { add } of [other, deleted]) await add({ text: 'carpenter', city: 'Pune' });
    await deleted.client.call(routes.accountDelete, {});
    const checkedAt = async () =>
      (await test.database.prisma.jobAlert.findFirstOrThrow({ where: { candidateId: deleted.id } }))
        .checkedAt;
    const before = await checkedAt();
    await post('Carpenter for shelves', 'technician/carpenter', 'pune');
    expect(await notify()).toBe(1);
    expect(await other.notices()).toHaveLength(1);
    expect(await checkedAt()).toEqual(before);
  });

  it('of the last two minutes wait for the next run, so that none is missed', async () => {
    const { add, notices } = await seeker();
    await add({ text: 'lifeguard', city: 'Nashik' });
    const { id } = await post('Lifeguard', 'safety-management/lifeguard');
    await test.database.prisma.job.update({ where: { id }, data: { createdAt: test.clock.now() } });
    expect(await notify()).toBe(0);
    test.clock.advanceSeconds(121);
    expect(await notify()).toBe(1);
    expect(await notices()).toHaveLength(1);
  });

  it('are sent once each, up to the exact time of the check', async () => {
    const { add, notices } = await seeker();
    await add({ text: 'lab chemist', city: 'Nashik' });
    const first = await post('Lab chemist of a mill', 'quality-analyst/lab-chemist');
    const second = await post('Lab chemist of a dairy', 'quality-analyst/lab-chemist');
    test.clock.stop();
    const until = test.clock.now().getTime() - 120_000;
    for (const [{ id }, createdAt] of [[first, until] as const, [second, until + 1] as const])
      await test.database.prisma.job.update({ where: { id }, data: { createdAt: new Date(createdAt) } });
    expect(await notify()).toBe(1);
    expect((await notices()).map(([message]) => message)).toEqual([expect.stringContaining('of a mill')]);
    test.clock.advanceSeconds(0.001);
    expect(await notify()).toBe(1);
    expect((await notices())[0]?.[0]).toContain('of a dairy');
    expect(await notify()).toBe(0);
    test.clock.run();
  });

  it('are in one notice if two runs overlap and the second one finds another job', async () => {
    const { add, notices } = await seeker();
    await add({ text: 'electrician', city: 'Nashik' });
    await post('Wiring of shops', 'technician/electrician');
    const { database } = test;
    let during = 0;
    // The second run begins and ends after the first one has read the alert, and before it stores its notices.
    const overtaken: typeof database = {
      ...database,
      transaction: async (work) => {
        await post('Wiring of schools', 'technician/electrician');
        during = await notify();
        return database.transaction(work);
      },
    };
    expect(await notifyOfNewJobs({ ...test.container, database: overtaken })).toBe(0);
    expect(during).toBe(1);
    expect((await notices()).map(([message]) => message)).toEqual([
      'New jobs for your search “electrician” · Nashik: 2.',
    ]);
    expect(await notify()).toBe(0);
  });

  it('are found for all alerts if there is more than one batch', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => seeker()));
    const { prisma } = test.database;
    const before = test.clock.now();
    const data = people.flatMap(({ id: candidateId }) =>
      Array.from({ length: 40 }, (_, at) => ({
        candidateId,
        searchHash: `${at}`.padStart(3, '0'),
        checkedAt: before,
        search: { text: 'yoga teacher', city: 'Nashik', isNearMe: false },
      })),
    );
    await prisma.jobAlert.createMany({ data });
    await post('Yoga teacher', 'trainer/yoga-instructor');
    expect(await notify()).toBe(120);
    expect(await notify()).toBe(0);
  });
});
