import { type AnyRoute, routes } from '@nukkad/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createNewcomers } from '../../../test/newcomers.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

const TABLES: [string, AnyRoute, 'productFeedback' | 'supportMessage'][] = [
  ['feedback about the product', routes.feedbackSubmit, 'productFeedback'],
  ['a question to support', routes.supportContact, 'supportMessage'],
];

async function seeker(kind: 'productFeedback' | 'supportMessage') {
  const { id, client } = await test.seeker();
  const table = test.database.prisma[kind] as typeof test.database.prisma.supportMessage;
  const stored = async () =>
    (await table.findMany({ where: { candidateId: id }, orderBy: { createdAt: 'asc' } })).map(
      ({ message }) => message,
    );
  return { id, client, stored };
}

describe.each(TABLES)('%s', (_what, route, kind) => {
  it('stores the trimmed text', async () => {
    const { id, client, stored } = await seeker(kind);
    const answer = await client.raw(route, { body: { jobseekerId: id, msg: '  बहुत अच्छा\nऐप है  ' } });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, msg: expect.stringMatching(/\w/) });
    expect(await stored()).toEqual(['बहुत अच्छा\nऐप है']);
  });

  it.each(['', '   ', ' \n\t', null, undefined])('rejects an empty text: %j', async (msg) => {
    const { client, stored } = await seeker(kind);
    const { status, body } = await client.raw(route, { body: { msg } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: false, code: 'FEEDBACK_EMPTY', msg: expect.any(String) });
    expect(await stored()).toEqual([]);
  });

  it('stores a repetition within a minute once, and a later one again', async () => {
    const { client, stored } = await seeker(kind);
    const send = () => client.raw(route, { body: { msg: 'Please add night shifts' } });
    await Promise.all([send(), send(), send(), send()]);
    expect(await stored()).toHaveLength(1);
    test.clock.advanceSeconds(61);
    await send();
    expect(await stored()).toHaveLength(2);
  });

  it('rejects a text that is too long', async () => {
    const { client } = await seeker(kind);
    const { status, body } = await client.raw(route, { body: { msg: 'x'.repeat(2001) } });
    expect([status, body.issues[0].path]).toEqual([400, 'msg']);
  });
});

describe('messages to the operators in one day of India', () => {
  const body = (text: string) => ({ body: { msg: text } });
  const refused = { success: false, code: 'MESSAGE_LIMIT' };

  beforeEach(() => {
    // 23:00 in India, so that an hour later the next day has begun.
    test.clock.stop();
    test.clock.set('2026-11-21T17:30:00Z');
  });

  afterEach(() => test.clock.run());

  /** Creates a seeker who has just signed in and has no phone number yet. */
  const newcomer = () => test.seeker({ phone: null });

  it('are limited to ten per sign-in, feedback and support together', async () => {
    const { id, client } = await newcomer();
    for (let sent = 1; sent <= 9; sent += 1)
      expect((await client.raw(routes.supportContact, body(`message ${sent}`))).body.success).toBe(true);
    expect((await client.raw(routes.feedbackSubmit, body('the tenth'))).body.success).toBe(true);
    for (const route of [routes.supportContact, routes.feedbackSubmit]) {
      const { status, body: answer } = await client.raw(route, body('the eleventh'));
      expect([status, answer]).toMatchObject([200, refused]);
    }
    // A retry of the tenth message does not count again.
    expect((await client.raw(routes.feedbackSubmit, body('the tenth'))).body.success).toBe(true);
    const { prisma } = test.database;
    expect(await prisma.supportMessage.count({ where: { candidateId: id } })).toBe(9);
    expect(await prisma.productFeedback.count({ where: { candidateId: id } })).toBe(1);
    const other = await newcomer();
    expect((await other.client.raw(routes.supportContact, body('mine'))).body.success).toBe(true);
  });

  it('are limited to ten when twenty arrive at once', async () => {
    const { id, client } = await newcomer();
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => client.raw(routes.supportContact, body(`at once ${n}`))),
    );
    expect(await test.database.prisma.supportMessage.count({ where: { candidateId: id } })).toBe(10);
  });

  it('are counted from zero again after midnight in India', async () => {
    const { client } = await newcomer();
    for (let sent = 1; sent <= 10; sent += 1)
      await client.raw(routes.supportContact, body(`message ${sent}`));
    test.clock.advanceSeconds(3599);
    expect((await client.raw(routes.supportContact, body('still today'))).body).toMatchObject(refused);
    test.clock.advanceSeconds(1);
    expect((await client.raw(routes.supportContact, body('tomorrow'))).body.success).toBe(true);
  });

  it('are still counted after the person deletes the account and signs up again', async () => {
    const { id, client } = await newcomer();
    for (let sent = 1; sent <= 10; sent += 1)
      await client.raw(routes.supportContact, body(`message ${sent}`));
    const back = await createNewcomers(test).comeBack(id, client);
    expect((await back.client.raw(routes.supportContact, body('again'))).body).toMatchObject(refused);
  });

  it.each([
    ['en', 'You have written to us 10 times today. Please write again tomorrow.'],
    ['hi', 'आज आप हमें 10 बार लिख चुके हैं। बाक़ी कल लिखें।'],
    ['mr', 'आज तुम्ही आम्हाला 10 वेळा लिहिलं आहे. बाकीचं उद्या लिहा.'],
  ] as const)('are rejected with a message in %s', async (language, sentence) => {
    const { id, client } = await newcomer();
    for (let sent = 1; sent <= 10; sent += 1)
      await client.raw(routes.supportContact, body(`message ${sent}`));
    const reader = test.client.as({ ...(await test.signIn(id)), language });
    expect((await reader.raw(routes.supportContact, body('one more'))).body.msg).toBe(sentence);
  });
});
