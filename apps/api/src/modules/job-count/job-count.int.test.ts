import { routes } from '@nukkad/contract';
import { firstRow } from '@nukkad/core/database/rows.ts';
import { countTotals } from '@nukkad/core/job-count/job-count.queries.ts';
import { buildJob, findCity } from '@nukkad/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('counts the active jobs in all and near a city', async () => {
  await buildJob(test.database);
  await buildJob(test.database, { status: 'CLOSED' });
  const all = await test.client.call(routes.jobCountNear, {});
  expect(all).toEqual({ near: null, total: 1, companies: 1, cities: 1 });
  expect(await test.client.call(routes.jobCountNear, { city: 'Pune' })).toMatchObject({ near: 1 });
  expect(await test.client.call(routes.jobCountNear, { city: 'Srinagar' })).toMatchObject({ near: 0 });
});

it('counts each company and each city once, and only those with an active job', async () => {
  await test.database.prisma.job.updateMany({ data: { status: 'CLOSED' } });
  const totals = async () => firstRow(test.database, countTotals());
  expect(await totals()).toEqual({ total: 0, companies: 0, cities: 0 });
  const { companyId } = await buildJob(test.database);
  await buildJob(test.database);
  await buildJob(test.database, { companyId });
  const { id: cityId } = await findCity(test.database, 'nashik');
  await buildJob(test.database, { companyId, cityId });
  await buildJob(test.database, { status: 'PAUSED' });
  await buildJob(test.database, { status: 'CLOSED', cityId: (await findCity(test.database, 'mumbai')).id });
  expect(await totals()).toEqual({ total: 4, companies: 2, cities: 2 });
});
