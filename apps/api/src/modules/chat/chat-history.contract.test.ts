import { routes } from '@nukkad/contract';
import { replyToSeeker } from '@nukkad/core/chat/reply-to-seeker.ts';
import { buildCompany } from '@nukkad/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Creates a conversation with `count` messages, alternately from the seeker and from the other side. */
async function conversation(candidateId: string, count: number, companyId?: string): Promise<string> {
  const otherSide = companyId ? 'COMPANY' : 'ADMIN';
  const created = await test.database.prisma.conversation.create({
    data: {
      kind: otherSide,
      candidateId,
      ...(companyId ? { companyId } : {}),
      lastSequence: count,
      messages: {
        create: Array.from({ length: count }, (_, index) => ({
          sequence: index + 1,
          sender: index % 2 === 0 ? 'CANDIDATE' : otherSide,
          body: `message ${index + 1}`,
        })),
      },
    },
  });
  return created.id;
}

describe('the messages with a company', () => {
  it('are returned oldest first, each with its sender', async () => {
    const { id, client } = await test.seeker({ name: 'Asha Patil' });
    const company = await buildCompany(test.database, { name: 'Shinde Sweets' });
    await conversation(id, 2, company.id);
    const { status, body } = await client.raw(routes.chatWithCompany, {
      body: { jobseekerId: id, companyId: company.id },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      chat: [
        { msg: 'message 1', username: 'Asha Patil', mine: true },
        { msg: 'message 2', username: 'Shinde Sweets', mine: false },
      ],
      before: null,
    });
    expect(Date.parse(body.chat[0].createdDate)).not.toBeNaN();
  });

  it('page back to the first without repeats or gaps', async () => {
    const { id, client } = await test.seeker({ name: 'Asha Patil' });
    const company = await buildCompany(test.database);
    await conversation(id, 7, company.id);
    const read: number[] = [];
    for (let before: number | undefined; ; ) {
      const page = await client.call(routes.chatWithCompany, { companyId: company.id, before, limit: 3 });
      read.unshift(...page.messages.map((message) => message.sequence));
      if (page.before === null) break;
      before = page.before;
    }
    expect(read).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('are empty before the first message, and 404 for an unknown company', async () => {
    const { client } = await test.seeker({ name: 'Asha Patil' });
    const company = await buildCompany(test.database);
    expect(await client.call(routes.chatWithCompany, { companyId: company.id, limit: 10 })).toEqual({
      messages: [],
      before: null,
    });
    for (const companyId of ['0199b3f2-7c1a-7d10-9a51-2f6c1d0e4fff', 'no-id'])
      await expect(client.call(routes.chatWithCompany, { companyId, limit: 10 })).rejects.toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      });
  });

  it('are visible only to their seeker', async () => {
    const one = await test.seeker({ name: 'Asha Patil' });
    const two = await test.seeker({ name: 'Asha Patil' });
    const company = await buildCompany(test.database);
    await conversation(one.id, 2, company.id);
    const input = { companyId: company.id, limit: 10 };
    expect((await two.client.call(routes.chatWithCompany, input)).messages).toEqual([]);
    const named = { body: { jobseekerId: one.id, companyId: company.id } };
    expect((await two.client.raw(routes.chatWithCompany, named)).status).toBe(403);
  });

  it.each([{ limit: 0 }, { limit: 100_000 }, { before: 0 }, { before: 'x' }])(
    'are not asked for with %j',
    async (wrong) => {
      const { client } = await test.seeker({ name: 'Asha Patil' });
      const company = await buildCompany(test.database);
      const answer = await client.raw(routes.chatWithCompany, { body: { companyId: company.id, ...wrong } });
      expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    },
  );
});

describe('the messages with the product’s admin', () => {
  it('are returned oldest first, marked Admin or Jobseeker, with the last reply', async () => {
    const { id, client } = await test.seeker({ name: 'Asha Patil' });
    expect(await client.call(routes.chatWithAdmin, { limit: 10 })).toEqual({ messages: [], before: null });
    const conversationId = await conversation(id, 2);
    await replyToSeeker(test.container, { conversationId, text: ' नमस्कार ', actor: 'operator' });
    const { body } = await client.raw(routes.chatWithAdmin, { body: { jobseekerId: id } });
    expect(body.chatList).toMatchObject([
      { message: 'message 1', userType: 'Jobseeker' },
      { message: 'message 2', userType: 'Admin' },
      { message: 'नमस्कार', userType: 'Admin' },
    ]);
    const last = await client.call(routes.chatWithAdmin, { limit: 1 });
    expect([last.messages.map((message) => message.text), last.before]).toEqual([['नमस्कार'], 3]);
    const first = await client.call(routes.chatWithAdmin, { limit: 10, before: 2 });
    expect(first.messages.map((message) => message.sequence)).toEqual([1]);
  });
});

describe('the notice of a reply', () => {
  it('leads to the chat with that company, or with the product', async () => {
    const { id, client } = await test.seeker({ name: 'Asha Patil' });
    const company = await buildCompany(test.database);
    const withCompany = await conversation(id, 1, company.id);
    const withProduct = await conversation(id, 1);
    for (const conversationId of [withCompany, withProduct])
      await replyToSeeker(test.container, { conversationId, text: 'Yes', actor: 'operator' });
    const { notifications } = await client.call(routes.notificationList, { size: 10 });
    expect(notifications.map(({ link }) => link).toSorted()).toEqual([
      '/chatadmin',
      `/chatcompany?${encodeURIComponent(`${company.slug}-${company.shareId}`)}`,
    ]);
  });
});
