import { routes } from '@nukkad/contract';
import { restoreSeeker, suspendSeeker } from '@nukkad/core/moderation/suspend-seeker.ts';
import { issueTicket } from '@nukkad/core/session/issue-ticket.ts';
import { openLogin } from '@nukkad/core/session/open-login.ts';
import { TOKEN_AUDIENCE, TOKEN_ISSUER } from '@nukkad/server/keys/index.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscriptionOf } from '../../../test/push-subscription.ts';
import { cookieOf, NONCE, newPerson, signInSteps } from '../../../test/sign-in-steps.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let steps: ReturnType<typeof signInSteps>;

beforeAll(async () => {
  test = await startTestApp();
  steps = signInSteps(test);
});

afterAll(() => test.close());

describe('signing in', () => {
  it('creates an account with starting credits once, and finds it again', async () => {
    const person = newPerson();
    const first = (await steps.signIn(person)).body[0];
    const second = (await steps.signIn(person)).body[0];
    expect(first).toMatchObject({ success: true, email: person.email, isNewAccount: true });
    expect(second).toMatchObject({ isNewAccount: false });
    const candidate = await test.database.prisma.candidate.findFirstOrThrow({
      where: { identities: { some: { subject: person.subject } } },
      include: { creditEntries: true },
    });
    expect(candidate.creditBalance).toBe(10);
    expect(candidate.creditEntries).toMatchObject([{ reason: 'START', amount: 10 }]);
    expect(candidate.referralCode).toMatch(/^[A-Z2-9]{8}$/);
  });

  it('creates one account if many windows sign in at once', async () => {
    const person = newPerson();
    const answers = await Promise.all(Array.from({ length: 8 }, () => steps.signIn(person)));
    expect(answers.filter((answer) => answer.body[0].isNewAccount)).toHaveLength(1);
    const count = await test.database.prisma.identity.count({ where: { subject: person.subject } });
    expect(count).toBe(1);
  });

  it('accepts a credential once, and not after two minutes', async () => {
    const credential = await issueTicket(test.container, newPerson(), NONCE);
    const calls = Array.from({ length: 6 }, () => steps.redeem(credential));
    const statuses = (await Promise.all(calls)).map((answer) => answer.status);
    expect(statuses.sort()).toEqual([200, 401, 401, 401, 401, 401]);
    const late = await issueTicket(test.container, newPerson(), NONCE);
    test.clock.advanceSeconds(121);
    const answer = await steps.redeem(late);
    expect(answer.body).toMatchObject({ success: false, code: 'SIGN_IN_FAILED' });
  });

  it('refuses an e-mail that is not the credential’s, and reads nothing else from the body', async () => {
    const wrong = await steps.signIn(newPerson(), { email: 'other@mail.example' });
    expect(wrong.status).toBe(400);
    expect(wrong.body.issues).toMatchObject([{ path: 'email' }]);
    const person = newPerson();
    const right = await steps.signIn(person, {
      email: person.email.toUpperCase(),
      jobseekerName: 'Somebody Else',
    });
    expect(right.body[0].jobseekerName).toBe(person.name);
  });

  it('identifies an account by its subject if the e-mail moves to another person', async () => {
    const one = newPerson();
    const two = { ...newPerson(), email: 'shared@mail.example' };
    const first = (await steps.signIn({ ...one, email: 'shared@mail.example' })).body[0];
    const second = (await steps.signIn(two)).body[0];
    expect(first.jobseekerId).not.toBe(second.jobseekerId);
  });

  it('refuses a Facebook token if Facebook is not configured', async () => {
    const answer = await test.client.raw(routes.sessionFacebookSignIn, { body: { credential: 'token' } });
    expect(answer.status).toBe(503);
    expect(answer.body.code).toBe('SIGN_IN_UNAVAILABLE');
  });
});

describe('access tokens', () => {
  it('live fifteen minutes', async () => {
    const { accessToken, expiresIn } = (await steps.signIn()).body[0];
    const { iat, exp } = test.app.jwt.decode<{ iat: number; exp: number }>(accessToken) ?? { iat: 0, exp: 0 };
    expect([exp - iat, expiresIn]).toEqual([900, 900]);
  });

  it('are refused if expired, foreign, unsigned or without a claim', async () => {
    const { jobseekerId, accessToken } = (await steps.signIn()).body[0];
    const { sid } = test.app.jwt.decode<{ sid: string }>(accessToken) ?? { sid: '' };
    const claims = { sub: jobseekerId, sid };
    const sign = (options: object) => test.app.jwt.sign(claims, options as never);
    const [, payload] = accessToken.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const past = Math.floor(Date.now() / 1000) - 3600;
    const expired = test.app.jwt.sign({ ...claims, iat: past } as never, { expiresIn: 60 } as never);
    expect((await steps.settingsWith(expired)).body.code).toBe('TOKEN_EXPIRED');
    const wrong = [
      sign({ aud: 'another', iss: TOKEN_ISSUER }),
      sign({ aud: TOKEN_AUDIENCE, iss: 'another' }),
      sign({ algorithm: 'HS512' }),
      test.app.jwt.sign({ sub: jobseekerId } as never),
      test.app.jwt.sign({ sub: 'nobody', sid } as never),
      `${none}.${payload}.`,
      `${accessToken}x`,
      'garbage',
    ];
    for (const token of wrong) {
      const answer = await steps.settingsWith(token);
      expect([answer.status, answer.body.code]).toEqual([401, 'NOT_SIGNED_IN']);
    }
    expect((await steps.settingsWith(accessToken)).status).toBe(200);
    // The name of the scheme is not case-sensitive (RFC 9110).
    const headers = { authorization: `bearer ${accessToken}` };
    expect((await test.client.raw(routes.startupSeekerSettings, { body: {}, headers })).status).toBe(200);
  });
});

describe('refreshing', () => {
  it('exchanges the cookie for a new one', async () => {
    const signedIn = await steps.signIn();
    const first = cookieOf(signedIn);
    expect(signedIn.headers['set-cookie']?.[0]).toMatch(/HttpOnly; SameSite=Strict/);
    const answer = await steps.refresh(first);
    expect(answer.body).toMatchObject({ success: true, expiresIn: 900 });
    expect(cookieOf(answer)).not.toBe(first);
    expect((await steps.refresh(cookieOf(answer))).status).toBe(200);
  });

  it('lets two tabs race within ten seconds without ending the login', async () => {
    const cookie = cookieOf(await steps.signIn());
    const answers = await Promise.all([steps.refresh(cookie), steps.refresh(cookie), steps.refresh(cookie)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 409]);
    for (const answer of answers.filter(({ status }) => status === 200))
      expect((await steps.refresh(cookieOf(answer))).status).toBe(200);
  });

  it('ends the whole login if a used cookie is sent again later', async () => {
    const stolen = cookieOf(await steps.signIn());
    const renewed = await steps.refresh(stolen);
    test.clock.advanceSeconds(11);
    expect((await steps.refresh(stolen)).status).toBe(401);
    expect((await steps.refresh(cookieOf(renewed))).status).toBe(401);
    expect((await steps.settingsWith(renewed.body.accessToken)).status).toBe(401);
  });

  it('is refused without a cookie, with an invented one, after sixty days, and from another site', async () => {
    expect((await steps.refresh('')).status).toBe(401);
    expect((await steps.refresh('nukkad_refresh=made-up')).status).toBe(401);
    const cookie = cookieOf(await steps.signIn());
    expect((await steps.refresh(cookie, { origin: 'http://evil.test' })).status).toBe(403);
    expect((await steps.refresh(cookie, { origin: 'http://site.test' })).status).toBe(200);
    const late = cookieOf(await steps.signIn());
    test.clock.advanceDays(61);
    expect((await steps.refresh(late)).status).toBe(401);
  });
});

describe('logging out', () => {
  it('ends the login at once and deletes the cookie', async () => {
    const signedIn = await steps.signIn();
    const token = signedIn.body[0].accessToken;
    expect((await steps.settingsWith(token)).status).toBe(200);
    const answer = await test.client.raw(routes.sessionLogout, { headers: { cookie: cookieOf(signedIn) } });
    expect(answer.body).toEqual({ success: true });
    expect(cookieOf(answer)).toBe('nukkad_refresh=');
    expect((await steps.settingsWith(token)).status).toBe(401);
    expect((await steps.refresh(cookieOf(signedIn))).status).toBe(401);
  });

  it('changes nothing without a cookie', async () => {
    expect((await test.client.raw(routes.sessionLogout)).body).toEqual({ success: true });
  });
});

describe('a push subscription', () => {
  it('is stored once per device, and moves to the device’s new owner', async () => {
    const one = await buildCandidate(test.database);
    const two = await buildCandidate(test.database);
    for (const { id } of [one, one, two]) {
      const client = test.client.as(await test.signIn(id));
      await client.call(routes.startupSavePushSubscription, { subscription: subscriptionOf('device-1') });
    }
    const stored = await test.database.prisma.pushSubscription.findMany({
      where: { token: subscriptionOf('device-1') },
    });
    expect(stored).toMatchObject([{ candidateId: two.id }]);
  });

  it('ends with the login that stored it, and with no other', async () => {
    const person = newPerson();
    const phone = await steps.signIn(person, { tokenId: subscriptionOf('the phone') });
    const laptop = await steps.signIn(person, { tokenId: subscriptionOf('the laptop') });
    const tokens = async () => {
      const where = { candidateId: phone.body[0].jobseekerId };
      return (await test.database.prisma.pushSubscription.findMany({ where }))
        .map(({ token }) => token)
        .sort();
    };
    expect(await tokens()).toEqual(['the laptop', 'the phone'].map((name) => subscriptionOf(name)));
    await test.client.raw(routes.sessionLogout, { headers: { cookie: cookieOf(phone) } });
    expect(await tokens()).toEqual([subscriptionOf('the laptop')]);
    // A replayed cookie ends the login and its push subscriptions.
    await steps.refresh(cookieOf(laptop));
    test.clock.advanceSeconds(60);
    await steps.refresh(cookieOf(laptop));
    expect(await tokens()).toEqual([]);
  });
});

describe('a suspended seeker', () => {
  const suspend = (candidateId: string) =>
    suspendSeeker(test.container, { candidateId, actor: 'operator', reason: 'ABUSE' });

  async function signedIn() {
    const person = newPerson();
    const answer = await steps.signIn(person);
    const [{ jsObjectId: id, accessToken: token }] = answer.body;
    return { person, id: id as string, token: token as string, cookie: cookieOf(answer) };
  }

  it('is signed out everywhere at once, gets the reason at sign-in, and can return once restored', async () => {
    const { person, id, token, cookie } = await signedIn();
    expect((await steps.settingsWith(token)).status).toBe(200);
    await suspend(id);
    expect((await steps.settingsWith(token)).status).toBe(401);
    expect((await steps.refresh(cookie)).status).toBe(401);
    for (const [language, words] of [
      ['en', 'This account is suspended.'],
      ['hi', 'यह अकाउंट रोक दिया गया है।'],
      ['mr', 'हे खातं थांबवलं आहे.'],
    ] as const) {
      const refused = await test.client.raw(routes.sessionGoogleSignIn, {
        body: { credential: await issueTicket(test.container, person, NONCE) },
        headers: { cookie: `nukkad_browser=${NONCE}`, 'accept-language': language },
      });
      const refusal = { code: 'ACCOUNT_SUSPENDED', reason: 'ABUSE', msg: words };
      expect([refused.status, refused.body]).toMatchObject([200, [refusal]]);
      expect(cookieOf(refused)).toBe('');
    }
    await restoreSeeker(test.container, { candidateId: id, actor: 'operator' });
    expect((await steps.signIn(person)).body[0]).toMatchObject({ success: true, isNewAccount: false });
    expect((await steps.refresh(cookie)).status).toBe(401);
  });

  it('gets no login from a sign-in that began just before', async () => {
    const { id } = await signedIn();
    await suspend(id);
    await expect(openLogin(test.container, id)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
    const live = await test.database.prisma.refreshToken.count({
      where: { candidateId: id, revokedAt: null },
    });
    expect(live).toBe(0);
  });

  it('has no live login after a concurrent sign-in and suspension', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await signedIn();
      await Promise.allSettled([openLogin(test.container, id), suspend(id), openLogin(test.container, id)]);
      const live = await test.database.prisma.refreshToken.count({
        where: { candidateId: id, revokedAt: null },
      });
      expect(live).toBe(0);
    }
  });
});
