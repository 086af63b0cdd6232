import { randomUUID } from 'node:crypto';
import { FRESH_LOGIN_MINUTES, LOGIN_DAYS_MAX, routes } from '@nukkad/contract';
import { purge } from '@nukkad/core/background/purge.ts';
import { newOpaqueToken } from '@nukkad/core/security/opaque-token.ts';
import { issueTicket } from '@nukkad/core/session/issue-ticket.ts';
import { openLogin } from '@nukkad/core/session/open-login.ts';
import { refreshLogin } from '@nukkad/core/session/refresh-login.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
  test.clock.stop();
});

afterAll(() => test.close());

let candidateId: string;

beforeEach(async () => {
  candidateId = (await buildCandidate(test.database)).id;
});

/** Signs the seeker in on one more device. */
async function device(name: string | null = 'Chrome, Android') {
  const login = await openLogin(test.container, candidateId, name);
  const accessToken = test.app.jwt.sign({ sub: candidateId, sid: login.loginId });
  return { ...login, client: test.client.as({ candidateId, accessToken }) };
}

type Device = Awaited<ReturnType<typeof device>>;

const listOf = async ({ client }: Device) => (await client.call(routes.loginsList, {})).logins;
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: { status: number }) => error.status,
  );
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: { code: string }) => error.code,
  );

describe('the list of logins', () => {
  it('shows device, start and last use, the most recently used first, and marks the current one', async () => {
    const phone = await device();
    const startedAt = test.clock.now().toISOString();
    test.clock.advanceSeconds(60);
    const library = await device(null);
    test.clock.advanceSeconds(60);
    await refreshLogin(test.container, phone.refreshToken);
    const usedAt = test.clock.now().toISOString();
    const [first, second, ...rest] = await listOf(phone);
    expect(first).toEqual({
      id: phone.loginId,
      device: 'Chrome, Android',
      startedAt,
      lastUsedAt: usedAt,
      isCurrent: true,
    });
    expect(second).toMatchObject({ id: library.loginId, device: null, isCurrent: false });
    expect(rest).toEqual([]);
    expect((await listOf(library)).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  });

  it('has no ended or expired logins, and none of other seekers', async () => {
    const old = await device();
    test.clock.advanceDays(61);
    const ended = await device();
    const current = await device();
    await current.client.call(routes.loginsEnd, { loginId: ended.loginId });
    candidateId = (await buildCandidate(test.database)).id;
    const other = await device();
    const ids = (await listOf(current)).map(({ id }) => id);
    expect(ids).toEqual([current.loginId]);
    expect(ids).not.toContain(old.loginId);
    expect(ids).not.toContain(other.loginId);
  });

  it('shows browser and system from the User-Agent of the sign-in', async () => {
    const nonce = newOpaqueToken();
    const person = {
      provider: 'GOOGLE' as const,
      subject: randomUUID(),
      email: 'devices@mail.example',
      name: 'Asha Devices',
      imageUrl: null,
    };
    const answer = await test.client.raw(routes.sessionGoogleSignIn, {
      body: { credential: await issueTicket(test.container, person, nonce) },
      headers: {
        cookie: `nukkad_browser=${nonce}`,
        'user-agent':
          'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
      },
    });
    const [{ jobseekerId: id, accessToken }] = answer.body;
    const { logins } = await test.client.as({ candidateId: id, accessToken }).call(routes.loginsList, {});
    expect(logins.map(({ device: name }) => name)).toEqual(['Chrome, Android']);
  });
});

it.each([
  [true, ['GOOGLE'], { hasGoogle: true, hasFacebook: false }],
  [false, ['GOOGLE'], { hasGoogle: true, hasFacebook: false }],
  [true, ['FACEBOOK'], { hasGoogle: false, hasFacebook: true }],
  [true, ['GOOGLE', 'FACEBOOK'], { hasGoogle: true, hasFacebook: true }],
  [true, [], { hasGoogle: false, hasFacebook: false }],
] as const)(
  'with a number (verified: %s) and %j the ways to sign in are %j',
  async (isMobileVerified, providers, has) => {
    const { phone } = await test.database.prisma.candidate.update({
      where: { id: candidateId },
      data: {
        isMobileVerified,
        identities: {
          deleteMany: {},
          create: providers.map((provider) => ({ provider, subject: `${provider} of ${candidateId}` })),
        },
      },
    });
    const { client } = await device();
    const known = isMobileVerified ? phone : null;
    expect(await client.call(routes.loginsWays, {})).toEqual({ phone: known, ...has });
  },
);

describe('ending a login', () => {
  it('signs out only that device, and can be repeated', async () => {
    const phone = await device();
    const library = await device();
    const subscription = async (login: Device, token: string) =>
      test.database.prisma.pushSubscription.create({
        data: { token, candidateId, loginId: login.loginId },
      });
    await subscription(phone, `push-${phone.loginId}`);
    await subscription(library, `push-${library.loginId}`);
    for (const _ of [1, 2]) await phone.client.call(routes.loginsEnd, { loginId: library.loginId });
    expect(await statusOf(library.client.call(routes.loginsList, {}))).toBe(401);
    expect(await statusOf(refreshLogin(test.container, library.refreshToken))).toBe(401);
    expect(await statusOf(refreshLogin(test.container, phone.refreshToken))).toBe(200);
    const left = await test.database.prisma.pushSubscription.findMany({ where: { candidateId } });
    expect(left.map(({ loginId }) => loginId)).toEqual([phone.loginId]);
  });

  it('returns 404 for a login of another seeker, an unknown one and an invalid id', async () => {
    const phone = await device();
    candidateId = (await buildCandidate(test.database)).id;
    const other = await device();
    for (const loginId of [phone.loginId, randomUUID(), 'no-uuid'])
      expect(await statusOf(other.client.call(routes.loginsEnd, { loginId }))).toBe(404);
    expect(await statusOf(phone.client.call(routes.loginsList, {}))).toBe(200);
  });

  it.each([
    ['en', 'All other devices are logged out'],
    ['hi', 'बाक़ी सभी डिवाइस लॉगआउट हो गए'],
    ['mr', 'बाकी सगळी डिव्हाइस लॉगआउट झाली'],
  ] as const)('ends all other logins at once, with a message in %s', async (language, sentence) => {
    const phone = await device();
    const others = [await device(), await device()];
    const answer = await phone.client.raw(routes.loginsEndOthers, {
      body: {},
      headers: { 'accept-language': language },
    });
    expect(answer.body).toMatchObject({ success: true, msg: sentence });
    for (const other of others)
      expect(await statusOf(refreshLogin(test.container, other.refreshToken))).toBe(401);
    expect((await listOf(phone)).map(({ id }) => id)).toEqual([phone.loginId]);
  });
});

describe('a login that is used every day', () => {
  it(`still ends after ${LOGIN_DAYS_MAX} days`, async () => {
    let { refreshToken } = await device();
    const end = test.clock.now().getTime() + LOGIN_DAYS_MAX * 86_400_000;
    const renew = async () => {
      ({ refreshToken } = await refreshLogin(test.container, refreshToken));
    };
    for (let day = 0; day < LOGIN_DAYS_MAX - 1; day += 59) {
      await renew();
      test.clock.advanceDays(Math.min(59, LOGIN_DAYS_MAX - 1 - day));
    }
    test.clock.advanceSeconds((end - test.clock.now().getTime()) / 1000 - 1);
    await renew();
    test.clock.advanceSeconds(1);
    expect(await statusOf(renew())).toBe(401);
  });

  it('of an older release starts with its oldest token', async () => {
    const { loginId, refreshToken } = await device();
    const started = test.clock.now();
    test.clock.advanceDays(10);
    const renewed = await refreshLogin(test.container, refreshToken);
    await test.database.prisma.login.delete({ where: { id: loginId } });
    test.clock.advanceDays(10);
    await refreshLogin(test.container, renewed.refreshToken);
    const row = await test.database.prisma.login.findUniqueOrThrow({ where: { id: loginId } });
    expect([row.startedAt, row.provedAt]).toEqual([started, started]);
  });

  it('is deleted after its tokens are purged', async () => {
    const { loginId } = await device();
    test.clock.advanceDays(61);
    const current = await device();
    await purge(test.container);
    const rows = await test.database.prisma.login.findMany({ where: { candidateId } });
    expect(rows.map(({ id }) => id)).toEqual([current.loginId]);
    expect(rows.map(({ id }) => id)).not.toContain(loginId);
  });
});

describe('deleting and exporting the account', () => {
  it.each([
    ['just before', FRESH_LOGIN_MINUTES * 60 - 1, null],
    ['at', FRESH_LOGIN_MINUTES * 60, null],
    ['just after', FRESH_LOGIN_MINUTES * 60 + 1, 'FRESH_LOGIN_NEEDED'],
  ] as const)('%s the end of the period of a fresh login: %i seconds, %s', async (_name, seconds, code) => {
    const phone = await device();
    test.clock.advanceSeconds(seconds);
    await refreshLogin(test.container, phone.refreshToken);
    expect(await codeOf(phone.client.call(routes.accountExport, {}))).toBe(code);
    expect(await codeOf(phone.client.call(routes.accountDelete, {}))).toBe(code);
    const { deletedAt } = await test.database.prisma.candidate.findUniqueOrThrow({
      where: { id: candidateId },
    });
    expect(deletedAt === null).toBe(code !== null);
  });

  it.each([
    ['en', 'Please log in again first, so that we know it is you.'],
    ['hi', 'यह पक्का करने के लिए कि आप ही हैं, पहले फिर से लॉगिन करें।'],
    ['mr', 'हे तुम्हीच आहात याची खात्री करण्यासाठी आधी पुन्हा लॉगिन करा.'],
  ] as const)('requires a new login, with a message in %s, and works after it', async (language, msg) => {
    const phone = await device();
    test.clock.advanceSeconds(FRESH_LOGIN_MINUTES * 60 + 1);
    const headers = { 'accept-language': language };
    const refused = await phone.client.raw(routes.accountDelete, { body: {}, headers });
    expect(refused.body).toMatchObject({ success: false, code: 'FRESH_LOGIN_NEEDED', msg });
    const again = await device();
    expect(await codeOf(again.client.call(routes.accountExport, {}))).toBeNull();
  });
});
