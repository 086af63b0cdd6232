import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { routes } from '@nukkad/contract';
import { purge } from '@nukkad/core/background/purge.ts';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let server: Server;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let test: TestApp;

/**
 * Starts stubs of Google's keys and of Facebook's Graph API, which finds a person by the part of the token before the
 * dot.
 */
beforeAll(async () => {
  keys = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256' };
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://provider.test');
    const token = url.searchParams.get('input_token') ?? url.searchParams.get('access_token') ?? '';
    const [id] = token.split('.');
    const answers: Record<string, object> = {
      '/certs': { keys: [jwk] },
      '/v23.0/debug_token': { data: { app_id: 'app', is_valid: true, user_id: id } },
      '/v23.0/me': { id, name: id },
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers[url.pathname] ?? {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  test = await startTestApp({
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_KEYS_URL: `${origin}/certs`,
    FACEBOOK_APP_ID: 'app',
    FACEBOOK_APP_SECRET: 'secret',
    FACEBOOK_GRAPH_URL: origin,
  });
});

afterAll(async () => {
  await test.close();
  server.close();
});

function identityToken(subject: string, issuedAgo = 0): Promise<string> {
  const now = Math.floor(Date.now() / 1000) - issuedAgo;
  return new SignJWT({ email: `${subject}@mail.example`, email_verified: true, name: subject })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer('https://accounts.google.com')
    .setAudience('client')
    .setSubject(subject)
    .setIssuedAt(now)
    .setExpirationTime(now + 3600)
    .sign(keys.privateKey);
}

const google = (credential: string, claims: object = {}) =>
  test.client.raw(routes.sessionGoogleSignIn, { body: { credential, ...claims } });
const facebook = (credential: string) =>
  test.client.raw(routes.sessionFacebookSignIn, { body: { credential } });

/** Returns the same token with another last character. The signature does not use all bits of that character. */
function respelt(token: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = letters.indexOf(token.at(-1) ?? '');
  return `${token.slice(0, -1)}${letters[last ^ 1]}`;
}

it('a Google identity token signs in once, in any encoding, and a new one of the same person signs in again', async () => {
  const token = await identityToken('g-asha');
  expect((await google(token)).body).toMatchObject([{ success: true, isNewAccount: true }]);
  for (const copy of [token, respelt(token)]) {
    const replayed = await google(copy);
    expect([replayed.status, replayed.body]).toMatchObject([401, { code: 'SIGN_IN_FAILED' }]);
    expect(replayed.headers['set-cookie']?.[0] ?? '').not.toContain('nukkad_refresh=ey');
  }
  expect((await google(await identityToken('g-asha', 100))).body).toMatchObject([
    { success: true, isNewAccount: false },
  ]);
});

it('only one of many concurrent calls with the same token signs in', async () => {
  const token = await identityToken('g-race');
  const statuses = (await Promise.all(Array.from({ length: 8 }, () => google(token)))).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted()).toEqual([200, ...Array(7).fill(401)]);
});

it('a token that was refused because of the body is not used up', async () => {
  const token = await identityToken('g-claims');
  expect((await google(token, { email: 'another@mail.example' })).status).toBe(400);
  expect((await google(token)).status).toBe(200);
});

it('a Facebook access token signs in once', async () => {
  expect((await facebook('ravi.1')).body).toMatchObject([{ success: true }]);
  expect(await facebook('ravi.1')).toMatchObject({ status: 401, body: { code: 'SIGN_IN_FAILED' } });
  expect((await facebook('ravi.2')).body).toMatchObject([{ success: true, isNewAccount: false }]);
});

it('stores only a digest, until the token has expired', async () => {
  const token = await identityToken('g-digest');
  await google(token);
  const stored = await test.database.query<{ hash: string }>('SELECT * FROM used_credential');
  expect(JSON.stringify(stored)).not.toContain('g-digest');
  const later = (seconds: number) => ({ now: () => new Date(Date.now() + seconds * 1000) });
  const count = async () => (await test.database.query('SELECT FROM used_credential')).length;
  const before = await count();
  await purge({ database: test.database, clock: later(3000) });
  expect(await count()).toBe(before);
  await purge({ database: test.database, clock: later(3700) });
  expect(await count()).toBeLessThan(before);
  // Records of Facebook tokens are kept for 90 days.
  expect(await count()).toBe(2);
});
