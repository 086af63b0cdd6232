import { routes } from '@nukkad/contract';
import { buildJob } from '@nukkad/testing';
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
