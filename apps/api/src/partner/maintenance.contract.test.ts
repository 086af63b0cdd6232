import {
  type AnyPartnerRoute,
  memberMe,
  memberSignOut,
  partnerRoutes,
} from '@nukkad/contract/partner/index.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildMember, openHireSite, WITH_HIRE } from '../../test/hire-site.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
afterEach(() => test.set('maintenance', null));
afterAll(() => test.close());

const on = (until: string | null) => test.set('maintenance', { message: null, until });
const all = Object.values(partnerRoutes) as AnyPartnerRoute[];
const ids = new Proxy({} as Record<string, string>, { get: () => '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4b11' });
const ask = (route: AnyPartnerRoute) => openHireSite(test).raw(route, { params: ids });

it('read-only mode refuses every command of members with its end and a retry time, but signing out', async () => {
  const until = '2039-01-01T00:00:00.000Z';
  await on(until);
  const commands = all.filter(({ kind, key }) => kind === 'command' && key !== memberSignOut.key);
  expect(commands.length).toBeGreaterThan(30);
  for (const route of commands) {
    const { status, body, headers } = await ask(route);
    expect([route.key, status, body.code, body.until]).toEqual([route.key, 503, 'MAINTENANCE', until]);
    expect([route.key, headers['retry-after']]).toEqual([route.key, '3600']);
  }
  await on(null);
  expect((await ask(commands[0] as AnyPartnerRoute)).headers['retry-after']).toBe('300');
});

it('read-only mode still answers every query of members', async () => {
  const queries = all.filter(({ kind }) => kind !== 'command');
  const statuses = async () => {
    const found: [string, number][] = [];
    for (const route of queries) found.push([route.key, (await ask(route)).status]);
    return found;
  };
  const before = await statuses();
  await on(null);
  expect(await statuses()).toEqual(before);
});

it('read-only mode keeps no member signed in who signs out', async () => {
  const { site } = await buildMember(test);
  await on(null);
  expect((await site.raw(memberMe)).status).toBe(200);
  expect((await site.raw(memberSignOut)).status).toBe(200);
  expect((await site.raw(memberMe)).status).toBe(401);
});
