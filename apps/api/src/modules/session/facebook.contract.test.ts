import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { routes } from '@nukkad/contract';
import { restoreSeeker, suspendSeeker } from '@nukkad/core/moderation/suspend-seeker.ts';
import { newOpaqueToken } from '@nukkad/core/security/opaque-token.ts';
import { issueTicket } from '@nukkad/core/session/issue-ticket.ts';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

/** The people of the Facebook stub by name. A token begins with the name of its person and a dot. */
const PEOPLE: Record<string, { id: string; name: string; email?: string }> = {
  ravi: { id: '77', name: 'Ravi Kale', email: 'Ravi@Mail.example' },
  meena: { id: '78', name: 'Meena' },
  sunil: { id: '79', name: 'Sunil Jadhav' },
};

/** The request bodies of the code exchanges. */
const exchanges: Record<string, string>[] = [];

/** Exchanges a code for the token of the same name. */
async function answerCode(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const chunk of request) body += chunk;
  const fields = Object.fromEntries(new URLSearchParams(body));
  exchanges.push(fields);
  response.setHeader('content-type', 'application/json');
  if (fields.code === 'wrong') response.statusCode = 400;
  response.end(JSON.stringify({ access_token: fields.code, token_type: 'bearer' }));
}

let graph: Server;
let test: TestApp;

beforeAll(async () => {
  graph = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://graph.test');
    const token = url.searchParams.get('input_token') ?? url.searchParams.get('access_token') ?? '';
    if (token.startsWith('down')) response.statusCode = 502;
    if (url.pathname.endsWith('/oauth/access_token')) return void answerCode(request, response);
    const person = PEOPLE[token.split('.')[0] ?? ''];
    const check = { data: { app_id: 'app', is_valid: person !== undefined, user_id: person?.id } };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(url.pathname.endsWith('/debug_token') ? check : (person ?? {})));
  }).listen(0, '127.0.0.1');
  await once(graph, 'listening');
  test = await startTestApp({
    FACEBOOK_APP_ID: 'app',
    FACEBOOK_APP_SECRET: 'secret',
    FACEBOOK_GRAPH_URL: `http://127.0.0.1:${(graph.address() as AddressInfo).port}`,
  });
});

afterAll(async () => {
  await test.close();
  graph.close();
});

let tokens = 0;

/** Signs a person in with a new token, because each token is accepted once. */
function signIn(person: string, claims: object = {}) {
  tokens += 1;
  const credential = `${person}.${tokens}`;
  return test.client.raw(routes.sessionFacebookSignIn, { body: { credential, loginFrom: 'Web', ...claims } });
}

describe('signing in with Facebook', () => {
  it('creates one account from Facebook’s data, whatever the body contains', async () => {
    const claims = {
      jobseekerName: 'Somebody Else',
      socialId: '1',
      jobseekerImage: 'http://evil.test/x.png',
    };
    const first = await signIn('ravi', { ...claims, email: 'ravi@mail.example' });
    expect(first.status).toBe(200);
    expect(first.body).toHaveLength(1);
    const [seeker] = first.body;
    expect(seeker).toMatchObject({
      success: true,
      email: 'ravi@mail.example',
      jobseekerName: 'Ravi Kale',
      isNewAccount: true,
      resume: '',
      referralCode: expect.stringMatching(/^[A-Z2-9]{8}$/),
      adminId: expect.any(String),
    });
    expect(seeker.jsObjectId).toBe(seeker.jobseekerId);
    const [again] = (await signIn('ravi')).body;
    expect(again).toMatchObject({ jobseekerId: seeker.jobseekerId, isNewAccount: false });
    const client = test.client.as({ accessToken: again.accessToken });
    const { body } = await client.raw(routes.accountSummary, { body: {} });
    expect(body.jsDetails).toMatchObject({ jobseekerId: seeker.jobseekerId, candidateCredits: 10 });
  });

  it('signs in people without an e-mail at Facebook', async () => {
    const [seeker] = (await signIn('meena')).body;
    expect(seeker).toMatchObject({ success: true, jobseekerName: 'Meena', email: '' });
  });

  it('refuses a token that Facebook does not know, and an e-mail that is not the person’s', async () => {
    const unknown = await signIn('nobody');
    expect(unknown.status).toBe(401);
    expect(unknown.body).toMatchObject({ success: false, code: 'SIGN_IN_FAILED' });
    const other = await signIn('ravi', { email: 'somebody@mail.example' });
    expect(other.status).toBe(400);
    expect(other.body).toMatchObject({ code: 'VALIDATION_FAILED', issues: [{ path: 'email' }] });
  });

  it('gives a suspended seeker the reason, and signs them in once restored', async () => {
    const [{ jobseekerId: candidateId }] = (await signIn('sunil')).body;
    await suspendSeeker(test.container, { candidateId, actor: 'operator', reason: 'ABUSE' });
    const refused = await signIn('sunil');
    expect(refused.body).toMatchObject([{ code: 'ACCOUNT_SUSPENDED', reason: 'ABUSE' }]);
    expect(refused.headers['set-cookie']).toBeUndefined();
    await restoreSeeker(test.container, { candidateId, actor: 'operator' });
    expect((await signIn('sunil')).body).toMatchObject([{ success: true, jobseekerId: candidateId }]);
  });

  it('returns a retry time while Facebook is down', async () => {
    const away = await signIn('down');
    expect(away.status).toBe(503);
    expect(away.body).toMatchObject({ success: false, code: 'SIGN_IN_UNAVAILABLE' });
    expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('the redirects of signing in with Facebook', () => {
  const get = (address: string, cookie = '') => supertest(test.app.server).get(address).set('cookie', cookie);
  const cookiesOf = (answer: supertest.Response) =>
    (answer.headers['set-cookie'] as unknown as string[] | undefined)
      ?.map((one) => one.split(';')[0])
      .join('; ') ?? '';
  const hashOf = (answer: supertest.Response) =>
    Object.fromEntries(new URLSearchParams(new URL(answer.headers.location ?? '').hash.slice(1)));

  async function begin() {
    const answer = await get('/auth/facebook?returnTo=%2Fmr%2Fmyjobs&lang=mr');
    const dialog = new URL(answer.headers.location ?? '');
    return { dialog, cookie: cookiesOf(answer), state: dialog.searchParams.get('state') ?? '' };
  }

  const redeem = (credential: string, cookie: string, origin = 'http://site.test') =>
    test.client.raw(routes.sessionFacebookSignIn, {
      body: { credential, loginFrom: 'Web' },
      headers: { cookie, origin },
    });

  it('ask for a code, never for a token, with state and PKCE', async () => {
    const { dialog } = await begin();
    expect(`${dialog.origin}${dialog.pathname}`).toBe('https://www.facebook.com/v23.0/dialog/oauth');
    expect(Object.fromEntries(dialog.searchParams)).toMatchObject({
      client_id: 'app',
      response_type: 'code',
      redirect_uri: 'http://site.test/auth/facebook/callback',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{32}$/),
    });
  });

  it('exchange the code on the server, and bring a one-time credential that signs in once', async () => {
    const { cookie, state } = await begin();
    const back = await get(`/auth/facebook/callback?code=meena&state=${state}`, cookie);
    expect(back.status).toBe(303);
    expect(new URL(back.headers.location ?? '').pathname).toBe('/mr/register');
    const { provider, credential = '', returnTo } = hashOf(back);
    expect([provider, returnTo]).toEqual(['facebook', '/mr/myjobs']);
    expect(back.headers.location).not.toContain('meena');
    expect(exchanges.at(-1)).toMatchObject({
      code: 'meena',
      client_secret: 'secret',
      code_verifier: expect.stringMatching(/^[\w-]{43,}$/),
    });
    const browser = `${cookie}; ${cookiesOf(back)}`;
    const [seeker] = (await redeem(credential, browser)).body;
    expect(seeker).toMatchObject({ success: true, jobseekerName: 'Meena' });
    expect((await redeem(credential, browser)).body).toMatchObject({ code: 'SIGN_IN_FAILED' });
  });

  it.each([
    ['a code that Facebook does not know', 'code=wrong', 'SIGN_IN_FAILED'],
    ['a token of nobody', 'code=nobody', 'SIGN_IN_FAILED'],
    ['a refusal', 'error=access_denied', 'SIGN_IN_FAILED'],
    ['nothing', '', 'SIGN_IN_FAILED'],
  ])('lead back with an error after %s', async (_what, query, error) => {
    const { cookie, state } = await begin();
    const back = await get(`/auth/facebook/callback?${query}&state=${state}`, cookie);
    expect(hashOf(back)).toEqual({ provider: 'facebook', error, returnTo: '/mr/myjobs' });
  });

  it('refuse the callback of another browser’s sign-in without calling Facebook', async () => {
    const { state } = await begin();
    const calls = exchanges.length;
    const back = await get(`/auth/facebook/callback?code=meena&state=${state}`);
    expect(hashOf(back).error).toBe('SIGN_IN_OTHER_BROWSER');
    expect(exchanges).toHaveLength(calls);
  });

  it('refuse a response of Facebook to an attempt that began at the other provider', async () => {
    const begun = await get('/auth/google?returnTo=%2Fmyjobs');
    const state = new URL(begun.headers.location ?? '').searchParams.get('state') ?? '';
    expect(state).not.toBe('');
    const calls = exchanges.length;
    const back = await get(`/auth/facebook/callback?code=meena&state=${state}`, cookiesOf(begun));
    expect(hashOf(back).error).toBe('SIGN_IN_OTHER_BROWSER');
    expect(exchanges).toHaveLength(calls);
  });

  it('do not accept a token on our own pages, nor a credential in another browser', async () => {
    expect((await redeem('meena', '')).body).toMatchObject({ code: 'SIGN_IN_FAILED' });
    const { cookie, state } = await begin();
    const back = await get(`/auth/facebook/callback?code=meena&state=${state}`, cookie);
    const { credential = '' } = hashOf(back);
    expect((await redeem(credential, 'nukkad_browser=another')).body).toMatchObject({
      code: 'SIGN_IN_OTHER_BROWSER',
    });
  });

  it('bring a credential that signs in only at the provider that has verified the person', async () => {
    const nonce = newOpaqueToken();
    const person = { subject: '990', email: null, name: 'Asha', imageUrl: null };
    const headers = { cookie: `nukkad_browser=${nonce}`, origin: 'http://site.test' };
    const send = async (provider: 'GOOGLE' | 'FACEBOOK', at: 'google' | 'facebook') => {
      const credential = await issueTicket(test.container, { ...person, provider }, nonce);
      const route = at === 'google' ? routes.sessionGoogleSignIn : routes.sessionFacebookSignIn;
      const { body } = await test.client.raw(route, { body: { credential, loginFrom: 'Web' }, headers });
      return body.code ?? body[0]?.jobseekerName;
    };
    expect(await send('FACEBOOK', 'google')).toBe('SIGN_IN_FAILED');
    expect(await send('GOOGLE', 'facebook')).toBe('SIGN_IN_FAILED');
    expect(await test.database.prisma.identity.count({ where: { subject: '990' } })).toBe(0);
    expect(await send('FACEBOOK', 'facebook')).toBe('Asha');
    expect(await send('GOOGLE', 'google')).toBe('Asha');
    const identities = await test.database.prisma.identity.findMany({ where: { subject: '990' } });
    expect(identities.map(({ provider }) => provider).sort()).toEqual(['FACEBOOK', 'GOOGLE']);
  });

  it('report that sign-in is unavailable if Facebook is not configured', async () => {
    const other = await startTestApp();
    const answer = await supertest(other.app.server).get('/auth/facebook?returnTo=%2Fmyjobs');
    await other.close();
    expect(hashOf(answer)).toEqual({
      provider: 'facebook',
      error: 'SIGN_IN_UNAVAILABLE',
      returnTo: '/myjobs',
    });
  });

  it('report that sign-in is unavailable if Facebook was configured only when the attempt began', async () => {
    const begun = await supertest(test.app.server).get('/auth/facebook?returnTo=%2Fmyjobs');
    const state = new URL(begun.headers.location ?? '').searchParams.get('state') ?? '';
    const other = await startTestApp();
    const answer = await supertest(other.app.server)
      .get('/auth/facebook/callback')
      .query({ code: 'ravi.1', state })
      .set('cookie', begun.headers['set-cookie'] ?? '');
    await other.close();
    expect(hashOf(answer)).toMatchObject({ error: 'SIGN_IN_UNAVAILABLE', returnTo: '/myjobs' });
  });
});

describe('signing in with Google', () => {
  it('is unavailable in production before it is configured', async () => {
    const live = await startTestApp({ NODE_ENV: 'production' });
    const body = { credential: 'anything' };
    const answer = await live.client.raw(routes.sessionGoogleSignIn, { body });
    await live.close();
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ success: false, code: 'SIGN_IN_UNAVAILABLE' });
  });
});
