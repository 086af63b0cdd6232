import { type AnyRoute, routes } from '@nukkad/contract';
import supertest from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { isPaused, retryAfterOf } from './maintenance.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
afterEach(() => test.set('maintenance', null));

const UNTIL = '2030-01-01T00:00:00.000Z';
const on = (value: { message: string | null; until: string | null } = { message: null, until: null }) =>
  test.set('maintenance', value);
const all = Object.values(routes) as AnyRoute[];
const contactSupport = all.find(({ key }) => key === 'feedback.contactSupport') as AnyRoute;
const ask = ({ method, path }: AnyRoute) => {
  const address = path.replaceAll(/:\w+/g, 'x');
  return supertest(test.app.server)[method === 'GET' ? 'get' : 'post'](address);
};

describe('read-only mode', () => {
  it('refuses every command with an error envelope and a retry time, without reading session or body', async () => {
    await on({ message: null, until: UNTIL });
    const paused = all.filter(isPaused);
    expect(paused.length).toBeGreaterThan(35);
    for (const route of paused) {
      const { status, body, headers } = await ask(route);
      expect([route.key, status, body.success, body.code]).toEqual([route.key, 503, false, 'MAINTENANCE']);
      expect(body).toMatchObject({ requestId: expect.any(String), until: UNTIL });
      expect(headers['retry-after']).toBe('3600');
    }
  });

  it('still answers queries, renews sign-ins, shows jobs and lists notices', async () => {
    const open = all.filter((route) => !isPaused(route));
    const statuses = async () => {
      const found: [string, number][] = [];
      for (const route of open) found.push([route.key, (await ask(route)).status]);
      return found;
    };
    const before = await statuses();
    await on();
    expect(await statuses()).toEqual(before);
    expect(open.filter(({ kind }) => kind === 'command').map(({ key }) => key)).toEqual(
      expect.arrayContaining(['session.refresh', 'session.logout', 'jobs.byId', 'jobs.byShareId']),
    );
  });

  it('ends immediately when it is switched off', async () => {
    await on();
    expect((await ask(contactSupport)).status).toBe(503);
    await test.set('maintenance', null);
    expect((await ask(contactSupport)).status).not.toBe(503);
  });

  it('is announced with the settings, and by /readyz, which stays ready', async () => {
    const settings = async () => (await ask(routes.startupSettings as AnyRoute)).body;
    const ready = async () => (await supertest(test.app.server).get('/readyz')).body;
    expect(await settings()).not.toHaveProperty('maintenance');
    expect(await ready()).not.toHaveProperty('maintenance');
    await on({ message: 'A new server', until: UNTIL });
    expect(await settings()).toMatchObject({ maintenance: { message: 'A new server', until: UNTIL } });
    expect(await ready()).toMatchObject({ status: 'ready', maintenance: true });
    await on();
    expect(await settings()).toMatchObject({ maintenance: {} });
  });

  it.each([
    ['en', 'We are working on the site. You can read everything; please try this again in a few minutes.'],
    ['hi', 'साइट पर काम चल रहा है। आप सब पढ़ सकते हैं; यह कुछ मिनट बाद फिर करें।'],
    ['mr', 'साइटवर काम सुरू आहे. तुम्ही सगळं वाचू शकता; हे काही मिनिटांनी पुन्हा करा.'],
  ])('is explained in %s', async (language, sentence) => {
    await on();
    const { body } = await ask(contactSupport).set('accept-language', language);
    expect(body.msg).toBe(sentence);
  });
});

it.each([
  [null, 300],
  ['2026-12-01T00:00:29Z', 30],
  ['2026-12-01T00:00:31Z', 31],
  ['2026-12-01T00:59:59Z', 3599],
  ['2026-12-01T01:00:01Z', 3600],
  ['2026-11-30T00:00:00Z', 30],
])('until %s, a client waits %i seconds', (until, seconds) => {
  expect(retryAfterOf({ message: null, until }, new Date('2026-12-01T00:00:00Z'))).toBe(seconds);
});
