import { routes } from '@nukkad/contract';
import { deleteAccount } from '@nukkad/core/erasure/delete-account.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createNewcomers } from '../../../test/newcomers.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
  test.clock.stop();
});

afterAll(() => test.close());

const isDeleted = async (id: string) =>
  (await test.database.prisma.candidate.findUnique({ where: { id } }))?.deletedAt !== null;

it('one sign-in may delete three accounts a day; the fourth stays until tomorrow', async () => {
  const { comeBack } = createNewcomers(test);
  let { id, client } = await test.seeker({ phone: null });
  for (let deleted = 1; deleted <= 3; deleted += 1) {
    const back = await comeBack(id, client);
    ({ client } = back);
    id = back.candidateId;
  }
  for (const language of ['en', 'hi', 'mr'] as const) {
    const reader = test.client.as({ ...(await test.signIn(id)), language });
    const { status, body } = await reader.raw(routes.accountDelete, { body: {} });
    expect([status, body]).toMatchObject([
      200,
      {
        success: false,
        code: 'DELETION_LIMIT',
        msg: {
          en: 'You have deleted several accounts today. Please try again tomorrow.',
          hi: 'आज आप कई अकाउंट हटा चुके हैं। कल फिर कोशिश करें।',
          mr: 'आज तुम्ही बरीच खाती काढून टाकली आहेत. उद्या पुन्हा प्रयत्न करा.',
        }[language],
      },
    ]);
  }
  expect(await isDeleted(id)).toBe(false);
  await expect(client.call(routes.accountSummary, {})).resolves.toMatchObject({ id });
  test.clock.advanceSeconds(86_400);
  await test.client.as(await test.signIn(id)).call(routes.accountDelete, {});
  expect(await isDeleted(id)).toBe(true);
});

it('one network may delete a hundred accounts a day; other networks and operators are not limited', async () => {
  const deleteFrom = async (address: string) => {
    const { id } = await buildCandidate(test.database, { phone: null });
    const { accessToken } = await test.signIn(id);
    const headers = { authorization: `Bearer ${accessToken}`, 'x-forwarded-for': address };
    const { body } = await test.client.raw(routes.accountDelete, { body: {}, headers });
    return { id, isDone: body.success as boolean };
  };
  const first = await deleteFrom('203.0.113.9');
  expect(first.isDone).toBe(true);
  const { database } = test;
  await database.query(
    `INSERT INTO counted_action (kind, subject_hash, done_at)
     SELECT a.kind, a.subject_hash, a.done_at
       FROM (SELECT * FROM counted_action ORDER BY done_at DESC LIMIT 2) a, generate_series(1, 98)
      WHERE (SELECT count(*) FROM counted_action b WHERE b.subject_hash = a.subject_hash) = 1`,
  );
  expect((await deleteFrom('203.0.113.9')).isDone).toBe(true);
  const refused = await deleteFrom('203.0.113.9');
  expect(refused.isDone).toBe(false);
  expect((await deleteFrom('203.0.113.10')).isDone).toBe(true);
  await deleteAccount(test.container, refused.id);
  expect(await isDeleted(refused.id)).toBe(true);
});
