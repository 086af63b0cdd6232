import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { routes } from '@nukkad/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { restoreSeeker, suspendSeeker } from '../moderation/suspend-seeker.ts';

/** The people of a Facebook that knows a token by the person's name. */
const PEOPLE: Record<string, { id: string; name: string; email?: string }> = {
  ravi: { id: '77', name: 'Ravi Kale', email: 'Ravi@Mail.example' },
  meena: { id: '78', name: 'Meena' },
  sunil: { id: '79', name: 'Sunil Jadhav' },
};

let graph: Server;
let test: TestApp;

beforeAll(async () => {
  graph = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://graph.test');
    const token = url.searchParams.get('input_token') ?? url.searchParams.get('access_token') ?? '';
    if (token === 'down') response.statusCode = 502;
    const person = PEOPLE[token];
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

const signIn = (credential: string, claims: object = {}) =>
  test.client.raw(routes.sessionFacebookSignIn, { body: { credential, loginFrom: 'Web', ...claims } });

describe('signing in with Facebook', () => {
  it('makes an account of what Facebook says, once, whatever the body claims', async () => {
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

  it('lets in those who gave Facebook no e-mail', async () => {
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

  it('tells a suspended seeker why, and signs them in once restored', async () => {
    const [{ jobseekerId: candidateId }] = (await signIn('sunil')).body;
    await suspendSeeker(test.container, { candidateId, actor: 'operator', reason: 'ABUSE' });
    const refused = await signIn('sunil');
    expect(refused.body).toMatchObject([{ code: 'ACCOUNT_SUSPENDED', reason: 'ABUSE' }]);
    expect(refused.headers['set-cookie']).toBeUndefined();
    await restoreSeeker(test.container, { candidateId, actor: 'operator' });
    expect((await signIn('sunil')).body).toMatchObject([{ success: true, jobseekerId: candidateId }]);
  });

  it('says when to come back while Facebook is away', async () => {
    const away = await signIn('down');
    expect(away.status).toBe(503);
    expect(away.body).toMatchObject({ success: false, code: 'SIGN_IN_UNAVAILABLE' });
    expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('signing in with Google', () => {
  it('is not possible in production before it is configured', async () => {
    const live = await startTestApp({ NODE_ENV: 'production' });
    const body = { credential: 'anything' };
    const answer = await live.client.raw(routes.sessionGoogleSignIn, { body });
    await live.close();
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ success: false, code: 'SIGN_IN_UNAVAILABLE' });
  });
});
