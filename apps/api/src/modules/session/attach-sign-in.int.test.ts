import { routes } from '@nukkad/contract';
import { newOpaqueToken } from '@nukkad/core/security/opaque-token.ts';
import { enterCandidate } from '@nukkad/core/session/enter-candidate.ts';
import { issueTicket } from '@nukkad/core/session/issue-ticket.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPhoneSignIns } from '../../../test/phone-sign-ins.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let { newNumber, signIn } = {} as ReturnType<typeof createPhoneSignIns>;
const NONCE = newOpaqueToken();

beforeAll(async () => {
  test = await startTestApp();
  ({ newNumber, signIn } = createPhoneSignIns(test));
});
afterAll(() => test.close());

let next = 0;
function newPerson() {
  next += 1;
  const email = `attached${next}@mail.example`;
  return { provider: 'GOOGLE' as const, subject: `attached-${next}`, email, name: 'Asha', imageUrl: null };
}

/** Signs in by a new number. Returns the account's id and access token. */
async function phoneAccount() {
  const { candidate, accessToken } = await signIn(newNumber());
  return { id: candidate.id, accessToken };
}

/** Attaches a person's Google sign-in to an account, in the browser with the nonce. */
async function attach(
  accessToken: string,
  person: ReturnType<typeof newPerson>,
  { language = 'en', nonce = NONCE }: { language?: 'en' | 'hi' | 'mr'; nonce?: string } = {},
) {
  const credential = await issueTicket(test.container, person, NONCE);
  return test.client.as({ accessToken, language }).raw(routes.signInAttach, {
    body: { provider: 'google', credential },
    headers: { cookie: `nukkad_browser=${nonce}` },
  });
}

const stored = (id: string) => test.database.prisma.candidate.findUniqueOrThrow({ where: { id } });

describe('attaching Google to an account that was opened by its number', () => {
  it('lets both open the account, and stores the address where there is none', async () => {
    const { id, accessToken } = await phoneAccount();
    const client = test.client.as({ accessToken });
    const { phone } = await stored(id);
    expect(await client.call(routes.loginsWays, {})).toEqual({ phone, hasGoogle: false, hasFacebook: false });
    const person = newPerson();
    const { body } = await attach(accessToken, person);
    expect(body).toMatchObject({ success: true, msg: 'From now on this opens your account too' });
    expect(await client.call(routes.loginsWays, {})).toEqual({ phone, hasGoogle: true, hasFacebook: false });
    expect(await stored(id)).toMatchObject({ email: person.email, name: '' });
    const entered = await enterCandidate(test.container, person);
    expect(entered).toEqual({ candidateId: id, isNewAccount: false });
    expect((await signIn(phone as string)).candidate.id).toBe(id);
    const audit = await test.database.prisma.auditEntry.findMany({ where: { subject: id } });
    expect(audit).toMatchObject([{ actor: id, action: 'sign-in-added', details: { provider: 'GOOGLE' } }]);
  });

  it('keeps the address that the account has already', async () => {
    const { id, accessToken } = await phoneAccount();
    const email = 'own@mail.example';
    await test.database.prisma.candidate.update({ where: { id }, data: { email } });
    expect((await attach(accessToken, newPerson())).body.success).toBe(true);
    expect((await stored(id)).email).toBe(email);
  });

  it('does nothing the second time, and nothing twice at the same moment', async () => {
    const { id, accessToken } = await phoneAccount();
    const person = newPerson();
    const answers = await Promise.all([1, 2, 3].map(() => attach(accessToken, person)));
    expect(answers.map(({ body }) => body.success)).toEqual([true, true, true]);
    expect(await test.database.prisma.identity.count({ where: { candidateId: id } })).toBe(1);
    expect(await test.database.prisma.auditEntry.count({ where: { subject: id } })).toBe(1);
  });

  it('is refused if it opens another account, in the reader’s language; both accounts stay as they are', async () => {
    const person = newPerson();
    const { candidateId: other } = await enterCandidate(test.container, person);
    const { id, accessToken } = await phoneAccount();
    for (const [language, msg] of [
      ['en', 'This login already opens another account. Log in with it, or choose another one.'],
      ['hi', 'इस लॉगिन से एक और अकाउंट खुलता है। उसी से लॉगिन करें, या दूसरा चुनें।'],
      ['mr', 'हे लॉगिन आधीच दुसऱ्या खात्याचं आहे. त्यानेच लॉगिन करा, किंवा दुसरं निवडा.'],
    ] as const) {
      const { body } = await attach(accessToken, person, { language });
      expect(body).toMatchObject({ success: false, code: 'SIGN_IN_TAKEN', msg });
    }
    expect((await enterCandidate(test.container, person)).candidateId).toBe(other);
    expect(await test.database.prisma.identity.count({ where: { candidateId: id } })).toBe(0);
  });

  it('goes to one of two accounts that attach it at the same moment', async () => {
    const one = await phoneAccount();
    const two = await phoneAccount();
    const person = newPerson();
    const answers = await Promise.all([attach(one.accessToken, person), attach(two.accessToken, person)]);
    expect(answers.map(({ body }) => body.code ?? 'done').sort()).toEqual(['SIGN_IN_TAKEN', 'done']);
  });

  it('is refused for Facebook if Facebook is not configured', async () => {
    const { accessToken } = await phoneAccount();
    const answer = await test.client.as({ accessToken }).raw(routes.signInAttach, {
      body: { provider: 'facebook', credential: 'token' },
      headers: { cookie: `nukkad_browser=${NONCE}` },
    });
    expect([answer.status, answer.body.code]).toEqual([503, 'SIGN_IN_UNAVAILABLE']);
  });

  it('needs a login of the last 15 minutes', async () => {
    const { id, accessToken } = await phoneAccount();
    test.clock.advanceSeconds(890);
    expect((await attach(accessToken, newPerson())).body.success).toBe(true);
    test.clock.advanceSeconds(11);
    expect((await attach(accessToken, newPerson())).body.code).toBe('FRESH_LOGIN_NEEDED');
    expect(await test.database.prisma.identity.count({ where: { candidateId: id } })).toBe(1);
  });

  it('is refused with a credential of another browser', async () => {
    const { accessToken } = await phoneAccount();
    const { status, body } = await attach(accessToken, newPerson(), { nonce: newOpaqueToken() });
    expect([status, body.code]).toEqual([401, 'SIGN_IN_OTHER_BROWSER']);
  });
});
