import { type AnyRoute, routes } from '@nukkad/contract';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

const cacheOf = async (client: TestApp['client'], route: AnyRoute) =>
  (await client.raw(route, { body: route.method === 'GET' ? undefined : {} })).headers['cache-control'];

describe('answers to signed-in seekers', () => {
  it('are not cacheable, whether the route needs a session or only uses one', async () => {
    const { id } = await buildCandidate(test.database);
    const seeker = test.client.as(await test.signIn(id));
    const all = [
      routes.profileWhole,
      routes.accountExport,
      routes.notificationList,
      routes.jobFilter,
      routes.jobTopPicks,
    ];
    for (const route of all) expect(await cacheOf(seeker, route), route.key).toBe('no-store');
    expect(await cacheOf(test.client, routes.sessionRefresh)).toBe('no-store');
  });

  it('are distinguished from answers that are the same for everybody', async () => {
    expect(await cacheOf(test.client, routes.jobFilter)).toBeUndefined();
    const { id } = await buildCandidate(test.database);
    const seeker = test.client.as(await test.signIn(id));
    for (const client of [test.client, seeker])
      expect(await cacheOf(client, routes.cityNames)).toContain('max-age');
  });
});
