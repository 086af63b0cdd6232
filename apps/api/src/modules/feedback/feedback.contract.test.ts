import { type AnyRoute, routes } from '@nukkad/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  it('reaches the operators as it was written, trimmed', async () => {
    const { id, client, stored } = await seeker(kind);
    const answer = await client.raw(route, { body: { jobseekerId: id, msg: '  बहुत अच्छा\nऐप है  ' } });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, msg: expect.stringMatching(/\w/) });
    expect(await stored()).toEqual(['बहुत अच्छा\nऐप है']);
  });

  it.each(['', '   ', ' \n\t', null, undefined])('is refused when it says nothing: %j', async (msg) => {
    const { client, stored } = await seeker(kind);
    const { status, body } = await client.raw(route, { body: { msg } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: false, code: 'FEEDBACK_EMPTY', msg: expect.any(String) });
    expect(await stored()).toEqual([]);
  });

  it('is kept once when it is sent again at once, and again later', async () => {
    const { client, stored } = await seeker(kind);
    const send = () => client.raw(route, { body: { msg: 'Please add night shifts' } });
    await Promise.all([send(), send(), send(), send()]);
    expect(await stored()).toHaveLength(1);
    test.clock.advanceSeconds(61);
    await send();
    expect(await stored()).toHaveLength(2);
  });

  it('has an end', async () => {
    const { client } = await seeker(kind);
    const { status, body } = await client.raw(route, { body: { msg: 'x'.repeat(2001) } });
    expect([status, body.issues[0].path]).toEqual([400, 'msg']);
  });
});
