import { routes } from '@nukkad/contract';
import { restoreSeeker, suspendSeeker } from '@nukkad/core/moderation/suspend-seeker.ts';
import { openLogin } from '@nukkad/core/session/open-login.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deadlocks } from '../../../test/deadlocks.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

/** Creates a seeker with several logins, each with the cookie that renews it. */
async function busySeeker(logins: number) {
  const { id, client } = await test.seeker({ phone: null });
  const opened = await Promise.all(Array.from({ length: logins }, () => openLogin(test.container, id)));
  const cookies = opened.map(({ refreshToken }) => `nukkad_refresh=${refreshToken}`);
  return { id, client, cookies };
}

const refresh = (cookie: string) => test.client.raw(routes.sessionRefresh, { headers: { cookie } });
const logOut = (cookie: string) => test.client.raw(routes.sessionLogout, { headers: { cookie } });

it('renewing, logging out, suspending and deleting concurrently never deadlock', async () => {
  const before = await deadlocks(test);
  const statuses: number[] = [];
  const note = async (call: Promise<{ status: number }>) => statuses.push((await call).status);
  for (let round = 0; round < 12; round += 1) {
    const { id, client, cookies } = await busySeeker(6);
    const subject = { candidateId: id, actor: 'operator' };
    const suspending = suspendSeeker(test.container, { ...subject, reason: 'RULES' }).catch(() => null);
    await Promise.all([
      ...cookies.slice(0, 4).flatMap((cookie) => [note(refresh(cookie)), note(refresh(cookie))]),
      ...cookies.slice(4).map((cookie) => note(logOut(cookie))),
      suspending,
      note(client.raw(routes.accountDelete, { body: {} })),
    ]);
    await restoreSeeker(test.container, subject).catch(() => null);
  }
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect((await deadlocks(test)) - before).toBe(0);
});
