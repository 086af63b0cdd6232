import { routes } from '@nukkad/contract';
import { openLogin } from '@nukkad/core/session/open-login.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('a renewed login records when the seeker was last here', async () => {
  const { id } = await test.seeker();
  const { refreshToken } = await openLogin(test.container, id);
  const lastSeen = async () =>
    (await test.database.prisma.candidate.findUniqueOrThrow({ where: { id } })).lastSeenAt;
  test.clock.stop();
  test.clock.advanceSeconds(3600);
  expect(await lastSeen()).not.toEqual(test.clock.now());
  const headers = { cookie: `nukkad_refresh=${refreshToken}` };
  expect((await test.client.raw(routes.sessionRefresh, { headers })).status).toBe(200);
  expect(await lastSeen()).toEqual(test.clock.now());
});
