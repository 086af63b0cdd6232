import { routes } from '@nukkad/contract';
import { issueTicket } from '@nukkad/core/session/issue-ticket.ts';
import { openLogin } from '@nukkad/core/session/open-login.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import type { Response } from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, NONCE, newPerson, signInSteps } from '../../../test/sign-in-steps.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let steps: ReturnType<typeof signInSteps>;

beforeAll(async () => {
  test = await startTestApp();
  steps = signInSteps(test);
});

afterAll(() => test.close());

describe('signing in again', () => {
  const signInWith = async (authorization: string, person = newPerson()) =>
    test.client.raw(routes.sessionGoogleSignIn, {
      body: { credential: await issueTicket(test.container, person, NONCE) },
      headers: { cookie: `nukkad_browser=${NONCE}`, authorization },
    });
  const tokenOf = (response: Response): string => response.body[0].accessToken;

  it('ends the login that it replaces in the browser, and no other one', async () => {
    const person = newPerson();
    const elsewhere = await steps.signIn(person);
    const former = await steps.signIn(person);
    const again = await signInWith(`Bearer ${tokenOf(former)}`, person);
    expect(again.status).toBe(200);
    expect((await steps.settingsWith(tokenOf(former))).status).toBe(401);
    expect((await steps.refresh(cookieOf(former))).status).toBe(401);
    for (const open of [elsewhere, again]) {
      expect((await steps.settingsWith(tokenOf(open))).status).toBe(200);
      expect((await steps.refresh(cookieOf(open))).status).toBe(200);
    }
  });

  it('ends the login of another account too, also with a token that has expired', async () => {
    const former = await steps.signIn();
    test.clock.advanceSeconds(16 * 60);
    expect((await signInWith(`Bearer ${tokenOf(former)}`)).status).toBe(200);
    expect((await steps.refresh(cookieOf(former))).status).toBe(401);
  });

  it.each(['Bearer x.y.z', 'Bearer', 'Basic abc'])('ignores the token %j', async (authorization) => {
    expect((await signInWith(authorization)).status).toBe(200);
  });

  it('that fails ends nothing', async () => {
    const former = await steps.signIn();
    const refused = await test.client.raw(routes.sessionGoogleSignIn, {
      body: { credential: 'made-up' },
      headers: { authorization: `Bearer ${tokenOf(former)}` },
    });
    expect(refused.status).toBe(401);
    expect((await steps.refresh(cookieOf(former))).status).toBe(200);
  });
});

describe('the cookie of a login on https', () => {
  it('has a name that browsers accept only there, and replaces the one of release 1.0.0', async () => {
    const secure = await startTestApp({
      PUBLIC_ORIGIN: 'https://site.test',
      API_URL: 'https://site.test/api/',
    });
    const { id } = await buildCandidate(secure.database);
    const cookiesOf = (response: Response) => response.headers['set-cookie'] as unknown as string[];
    const renew = (cookie: string) => secure.client.raw(routes.sessionRefresh, { headers: { cookie } });
    const { refreshToken } = await openLogin(secure.container, id);
    const renewed = cookiesOf(await renew(`nukkad_refresh=${refreshToken}`));
    expect(renewed).toHaveLength(2);
    expect(renewed[0]).toMatch(
      /^__Secure-nukkad_refresh=[\w-]{43}; Max-Age=\d+; Path=\/api\/session; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(renewed[1]).toMatch(/^nukkad_refresh=; .*Expires=Thu, 01 Jan 1970/);
    const [name] = (renewed[0] ?? '').split(';');
    // The former name is ignored next to the new one, because plain HTTP could have set it.
    const next = cookiesOf(await renew(`nukkad_refresh=planted; ${name}`));
    expect(next[0]).toMatch(/^__Secure-nukkad_refresh=[\w-]{43};/);
    const out = await secure.client.raw(routes.sessionLogout, {
      headers: { cookie: next[0]?.split(';')[0] ?? '' },
    });
    expect(cookiesOf(out).map((cookie) => cookie.split(';')[0])).toEqual([
      '__Secure-nukkad_refresh=',
      'nukkad_refresh=',
    ]);
    await secure.close();
  });
});
