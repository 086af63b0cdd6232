import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import supertest from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { LOCAL_PROVIDER_PATH } from '../../sign-in/local-provider/local-provider.ts';

const ORIGIN = 'http://site.test';
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => test.close());

/** A separate browser: one cookie jar, and one tab per call. */
type Browser = ReturnType<typeof supertest.agent>;
const openBrowser = (): Browser => supertest.agent(test.app.server);

const requestOf = (location: string | undefined) =>
  Object.fromEntries(new URL(location ?? '').searchParams) as Record<string, string>;
const fragmentOf = (location: string | undefined) =>
  new URLSearchParams(new URL(location ?? '').hash.slice(1));

/** Begins a sign-in in a tab. Returns the parameters sent to the provider. */
async function begin(browser: Browser, returnTo = '/joblist') {
  const answer = await browser.get('/auth/google').query({ returnTo });
  return { answer, asked: requestOf(answer.headers.location) };
}

/** Chooses a person at the provider, which redirects the tab back. */
async function choose(asked: Record<string, string>, email: string): Promise<string> {
  const fields = { ...asked, name: 'Somebody', email };
  const answer = await supertest(test.app.server)
    .post(`${LOCAL_PROVIDER_PATH}/authorize`)
    .type('form')
    .send(fields);
  const { pathname, search } = new URL(answer.headers.location ?? '');
  return pathname + search;
}

async function comeBack(browser: Browser, path: string) {
  return fragmentOf((await browser.get(path)).headers.location);
}

const redeem = (browser: Browser, credential: string | null, language = 'en') =>
  browser
    .post('/jobseeker/GoogleLogin')
    .set({ origin: ORIGIN, 'accept-language': language })
    .send({ credential });

/** Completes a sign-in. Returns the credential; null if it was refused. */
async function credentialOf(browser: Browser, email: string) {
  const { asked } = await begin(browser);
  return (await comeBack(browser, await choose(asked, email))).get('credential');
}

const whoIs = async (browser: Browser) =>
  (await browser.post('/session/refresh').set('origin', ORIGIN).send({})).body.email;

describe('a sign-in', () => {
  it('is bound to the browser that began it, by an HttpOnly cookie', async () => {
    const secure = await startTestApp({
      PUBLIC_ORIGIN: 'https://site.test',
      API_URL: 'https://site.test/api/',
    });
    const answer = await supertest(secure.app.server).get('/auth/google');
    await secure.close();
    const signInCookie =
      /^__Secure-nukkad_sign_in=[^;]+; Max-Age=600; Path=\/api\/; HttpOnly; Secure; SameSite=Lax$/;
    expect(
      (answer.headers['set-cookie'] as unknown as string[]).some((cookie) => signInCookie.test(cookie)),
    ).toBe(true);
    const cookies = answer.headers['set-cookie'] as unknown as string[];
    expect(cookies.find((cookie) => cookie.startsWith('__Secure-nukkad_browser='))).toMatch(
      /^__Secure-nukkad_browser=[\w-]{43}; Max-Age=600; Path=\/api\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const browser = openBrowser();
    const { body } = await redeem(browser, await credentialOf(browser, 'own@mail.example'));
    expect(body).toMatchObject([{ success: true, email: 'own@mail.example' }]);
  });

  it('is refused in a browser that is signed in as somebody else, and keeps that session', async () => {
    const victim = openBrowser();
    const attacker = openBrowser();
    await redeem(victim, await credentialOf(victim, 'victim@mail.example'));
    const credential = await credentialOf(attacker, 'attacker@mail.example');
    const refused = await redeem(victim, credential);
    expect([refused.status, refused.body.code]).toEqual([401, 'SIGN_IN_OTHER_BROWSER']);
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect(await whoIs(victim)).toBe('victim@mail.example');
    expect((await redeem(attacker, credential)).body).toMatchObject([{ email: 'attacker@mail.example' }]);
  });

  it('is refused in a fresh browser, in the reader’s language', async () => {
    const credential = await credentialOf(openBrowser(), 'attacker@mail.example');
    const fresh = openBrowser();
    const messages = [];
    for (const language of ['en', 'hi', 'mr']) {
      const { body } = await redeem(fresh, credential, language);
      expect(body).toMatchObject({ success: false, code: 'SIGN_IN_OTHER_BROWSER' });
      messages.push(body.msg);
    }
    expect(messages[0]).toContain('another browser');
    expect(messages[1]).toContain('लॉगिन करें');
    expect(messages[2]).toContain('लॉगिन करा');
    expect(await whoIs(fresh)).toBeUndefined();
  });

  it('is refused with an invented nonce, which is replaced by a valid one', async () => {
    const credential = await credentialOf(openBrowser(), 'attacker@mail.example');
    for (const nonce of ['', 'short', 'x'.repeat(43)]) {
      const browser = openBrowser();
      const { body } = await redeem(browser, credential).set('cookie', `nukkad_browser=${nonce}`);
      expect(body.code).toBe('SIGN_IN_OTHER_BROWSER');
    }
    const answer = await supertest(test.app.server).get('/auth/google').set('cookie', 'nukkad_browser=short');
    expect(String(answer.headers['set-cookie'])).toMatch(/nukkad_browser=[\w-]{43};/);
  });

  it('works in two tabs of one browser at once', async () => {
    const browser = openBrowser();
    const one = await begin(browser, '/jobs?cook-abc123');
    const two = await begin(browser, '/mapview');
    const first = await comeBack(browser, await choose(one.asked, 'tabs@mail.example'));
    const second = await comeBack(browser, await choose(two.asked, 'tabs@mail.example'));
    expect([first.get('returnTo'), second.get('returnTo')]).toEqual(['/jobs?cook-abc123', '/mapview']);
    const answers = [
      await redeem(browser, first.get('credential')),
      await redeem(browser, second.get('credential')),
    ];
    expect(answers.map(({ body }) => body[0]?.email)).toEqual(['tabs@mail.example', 'tabs@mail.example']);
  });

  it('works in three tabs at once; a fourth makes the first start again, with a message', async () => {
    const browser = openBrowser();
    const tabs = [];
    for (let tab = 0; tab < 4; tab += 1) tabs.push(await begin(browser));
    const errors = [];
    for (const { asked } of tabs)
      errors.push((await comeBack(browser, await choose(asked, 'many@mail.example'))).get('error'));
    expect(errors).toEqual(['SIGN_IN_OTHER_BROWSER', null, null, null]);
  });

  it('reports missing cookies and an expired sign-in', async () => {
    const { asked } = await begin(openBrowser());
    const path = await choose(asked, 'blocked@mail.example');
    expect((await comeBack(openBrowser(), path)).get('error')).toBe('SIGN_IN_OTHER_BROWSER');
    const slow = await begin(openBrowser());
    const cookie = (slow.answer.headers['set-cookie'] as unknown as string[])
      .map((one) => one.split(';')[0])
      .join('; ');
    const back = await choose(slow.asked, 'slow@mail.example');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
    const late = await supertest(test.app.server).get(back).set('cookie', cookie);
    expect(fragmentOf(late.headers.location).get('error')).toBe('SIGN_IN_OTHER_BROWSER');
  });
});

describe('an identity token of Google', () => {
  let google: Server;
  let live: TestApp;
  let token: string;

  beforeAll(async () => {
    const keys = await generateKeyPair('RS256');
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256' };
    google = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ keys: [jwk] }));
    }).listen(0, '127.0.0.1');
    await once(google, 'listening');
    live = await startTestApp({
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_KEYS_URL: `http://127.0.0.1:${(google.address() as AddressInfo).port}/certs`,
    });
    token = await new SignJWT({ email: 'app@mail.example', email_verified: true, name: 'App' })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer('https://accounts.google.com')
      .setAudience('client')
      .setSubject('g-app')
      .setIssuedAt()
      .setExpirationTime('10m')
      .sign(keys.privateKey);
  });
  afterAll(async () => {
    await live.close();
    google.close();
  });

  const present = () => supertest(live.app.server).post('/jobseeker/GoogleLogin').send({ credential: token });

  it('signs the mobile app in, which has no cookie', async () => {
    expect((await present()).body).toMatchObject([{ success: true, email: 'app@mail.example' }]);
  });

  it('is refused from the product’s own pages, because only a stranger’s link could send it there', async () => {
    const { status, body } = await present().set('origin', ORIGIN);
    expect([status, body.code]).toEqual([401, 'SIGN_IN_FAILED']);
  });
});
