import { routes } from '@nukkad/contract';
import {
  messageList,
  messageRead,
  messageSend,
  noticeList,
  threadList,
} from '@nukkad/contract/partner/index.ts';
import { notifyOfMessages } from '@nukkad/core/company-chat/notify-of-messages.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { conversationOf, seekerWrites } from '../../test/conversations.ts';
import { buildMember, WITH_HIRE } from '../../test/hire-site.ts';
import { type Fixture, messagesOf, NOW, noticesOf, withApplicant } from '../../test/interviews.ts';
import { refused } from '../../test/refused.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
beforeEach(() => test.clock.set(NOW));
afterAll(() => test.close());

const later = (seconds: number) => new Date(new Date(NOW).getTime() + seconds * 1000).toISOString();
let keys = 0;
function newKey(): string {
  keys += 1;
  return `message-${keys}`;
}

const paramsOf = ({ company, id }: Fixture) => ({ company, application: id });
const send = (fixture: Fixture, text: string, clientKey = newKey(), site = fixture.owner.site) =>
  site.call(messageSend, { params: paramsOf(fixture), body: { text, clientKey } });
const read = (fixture: Fixture, query = {}) =>
  fixture.owner.site.call(messageList, { params: paramsOf(fixture), query });
const threads = async ({ owner, company }: Fixture, query = {}) =>
  owner.site.call(threadList, { params: { company }, query });

const withdraw = ({ id }: Fixture) =>
  test.database.prisma.application.update({
    where: { id },
    data: { status: 'WITHDRAWN', statusChangedAt: NOW },
  });

describe('a message of a company', () => {
  it('opens the conversation, reaches the seeker, and is notified and audited', async () => {
    const fixture = await withApplicant(test);
    const applicant = { firstName: 'Meena', jobTitle: 'Tailor', language: 'en' };
    expect(await read(fixture)).toEqual({ ...applicant, messages: [], before: null, read: 0 });
    const { sequence, at } = await send(fixture, '  Can you come tomorrow?  ');
    expect((await read(fixture)).messages).toEqual([
      { sequence, sender: 'COMPANY', text: 'Can you come tomorrow?', at },
    ]);
    expect(sequence).toBe(1);
    const history = await fixture.seeker.client.call(routes.chatWithCompany, {
      companyId: fixture.company,
      limit: 10,
    } as never);
    expect(JSON.stringify(history)).toContain('Can you come tomorrow?');
    expect(await messagesOf(fixture)).toHaveLength(1);
    const actor = `member:${fixture.owner.memberId}`;
    const where = { actor, action: 'chat-reply' };
    expect(await test.database.prisma.auditEntry.count({ where })).toBe(1);
    expect(await noticesOf(fixture)).toEqual([]);
  });

  it('is stored once for a key, also if both requests come at once or the text differs', async () => {
    const fixture = await withApplicant(test);
    const both = await Promise.all([send(fixture, 'Hello', 'same-key'), send(fixture, 'Hello', 'same-key')]);
    expect(both[0]).toEqual(both[1]);
    test.clock.set(later(60));
    expect(await send(fixture, 'Other', 'same-key')).toEqual(both[0]);
    expect((await read(fixture)).messages.map(({ text }) => text)).toEqual(['Hello']);
    expect(await messagesOf(fixture)).toHaveLength(1);
    // A key belongs to the member who chose it.
    expect(await send(fixture, 'Ravi here', 'same-key', fixture.recruiter.site)).toMatchObject({
      sequence: 2,
    });
  });

  it('is refused if it is empty or too long', async () => {
    const fixture = await withApplicant(test);
    expect(await refused(send(fixture, ' \n '))).toBe('422 EMPTY_MESSAGE');
    expect(await refused(send(fixture, 'x'.repeat(2000)))).toBe('done');
    expect(await refused(send(fixture, 'x'.repeat(2001)))).toBe('400 VALIDATION_FAILED');
    for (const key of ['short', 'with space', 'x'.repeat(81)])
      expect([key, await refused(send(fixture, 'Hello', key))]).toEqual([key, '400 VALIDATION_FAILED']);
    expect((await read(fixture)).messages).toHaveLength(1);
  });

  it('is refused after 20 in 10 seconds', async () => {
    const fixture = await withApplicant(test);
    // On a busy machine twenty messages take longer than a second.
    test.clock.stop();
    test.clock.set(NOW);
    onTestFinished(() => test.clock.run());
    for (let count = 0; count < 20; count += 1) await send(fixture, 'Hello');
    expect(await refused(send(fixture, 'One more'))).toBe('429 RATE_LIMITED');
    test.clock.set(later(11));
    expect(await refused(send(fixture, 'One more'))).toBe('done');
  });

  it('lets the seeker write to the company', async () => {
    const fixture = await withApplicant(test);
    const { mayWriteToCompany } = await import('@nukkad/core/chat/may-write-to-company.ts');
    const mayWrite = () => mayWriteToCompany(test.database, fixture.seeker.id, fixture.company);
    expect(await mayWrite()).toBe(false);
    await send(fixture, 'Hello');
    expect(await mayWrite()).toBe(true);
  });

  it('is not possible after a withdrawal, 90 days, or while the company is suspended', async () => {
    const fixture = await withApplicant(test);
    await send(fixture, 'Hello');
    const all = async () => [
      await refused(send(fixture, 'Hello')),
      await refused(read(fixture)),
      await refused(fixture.owner.site.call(messageRead, { params: paramsOf(fixture) })),
      (await threads(fixture)).items.length,
    ];
    expect(await all()).toEqual(['done', 'done', 'done', 1]);
    const ended = ['422 ACCESS_ENDED', '422 ACCESS_ENDED', '422 ACCESS_ENDED', 0];
    await test.database.prisma.company.update({
      where: { id: fixture.company },
      data: { suspendedAt: NOW },
    });
    expect(await all()).toEqual(ended);
    await test.database.prisma.company.update({
      where: { id: fixture.company },
      data: { suspendedAt: null },
    });
    const where = { id: fixture.id };
    const changed = (days: number) => ({ statusChangedAt: later(-86_400 * days) });
    await test.database.prisma.application.update({ where, data: changed(90) });
    expect(await all()).toEqual(ended);
    await test.database.prisma.application.update({ where, data: changed(89) });
    expect((await all())[1]).toBe('done');
    await withdraw(fixture);
    expect(await all()).toEqual(ended);
  });
});

describe('the conversation', () => {
  it('is read by pages, the latest first', async () => {
    const fixture = await withApplicant(test);
    for (let number = 1; number <= 60; number += 1) await seekerWrites(fixture, `Message ${number}`);
    const latest = await read(fixture);
    expect([latest.messages[0]?.sequence, latest.messages.at(-1)?.text, latest.before]).toEqual([
      11,
      'Message 60',
      11,
    ]);
    const older = await read(fixture, { before: '11' });
    expect([older.messages.length, older.messages.at(-1)?.sequence, older.before]).toEqual([10, 10, null]);
    for (const before of ['0', '-1', 'x', '1.5'])
      expect([before, await refused(read(fixture, { before }))]).toEqual([before, '400 VALIDATION_FAILED']);
  });

  it('shows what the seeker has read, and the seeker what the company has read', async () => {
    const fixture = await withApplicant(test);
    await send(fixture, 'Hello');
    await seekerWrites(fixture, 'Yes');
    const { id = '' } = (await conversationOf(fixture)) ?? {};
    await test.database.prisma.conversation.update({ where: { id }, data: { seekerRead: 1 } });
    expect((await read(fixture)).read).toBe(1);
    expect((await conversationOf(fixture))?.otherRead).toBe(1);
    for (let round = 0; round < 2; round += 1)
      await fixture.owner.site.call(messageRead, { params: paramsOf(fixture) });
    expect((await conversationOf(fixture))?.otherRead).toBe(2);
    const silent = await withApplicant(test);
    expect(await silent.owner.site.call(messageRead, { params: paramsOf(silent) })).toEqual({});
    expect(await conversationOf(silent)).toBeNull();
  });

  it('writes a row of the ledger a day, and does not count as looking at the application', async () => {
    const fixture = await withApplicant(test);
    const where = { context: fixture.id };
    for (let round = 0; round < 3; round += 1) await read(fixture);
    expect(await test.database.prisma.profileAccess.findMany({ where })).toMatchObject([
      { what: 'CARD', times: 1, candidateId: fixture.seeker.id },
    ]);
    const { viewedAt } = await test.database.prisma.application.findUniqueOrThrow({
      where: { id: fixture.id },
    });
    expect(viewedAt).toBeNull();
  });
});

describe('the list of conversations', () => {
  it('has the last message and the number of unread ones, the latest first', async () => {
    const fixture = await withApplicant(test);
    const { job, company } = fixture;
    await send(fixture, 'Hello');
    const other = await test.seeker({ name: 'Ravi Shinde' });
    const { id } = await buildApplication(test.database, {
      jobId: job.id,
      candidateId: other.id,
      appliedAt: NOW,
      statusChangedAt: NOW,
    });
    await seekerWrites({ ...fixture, seeker: other, id }, 'First', later(10));
    await seekerWrites({ ...fixture, seeker: other, id }, 'Second', later(20));
    const first = await threads(fixture, { size: '1' });
    expect(first.items).toEqual([
      {
        application: id,
        firstName: 'Ravi',
        jobTitle: 'Tailor',
        lastText: 'Second',
        lastAt: later(20),
        isLastOurs: false,
        unread: 2,
      },
    ]);
    const rest = await threads(fixture, { size: '1', after: first.next ?? '' });
    expect(rest.items).toMatchObject([{ application: fixture.id, isLastOurs: true, unread: 0 }]);
    expect(rest.next).toBeNull();
    await fixture.owner.site.call(messageRead, { params: { company, application: id } });
    expect((await threads(fixture)).items[0]?.unread).toBe(0);
    const what = await test.database.prisma.profileAccess.findMany({ where: { context: id } });
    expect(what).toMatchObject([{ what: 'CARD', times: 1 }]);
  });

  it('lists an applicant with several applications once, under the one that moved last', async () => {
    const fixture = await withApplicant(test);
    const second = await buildJob(test.database, { companyId: fixture.company, title: 'Helper' });
    const newer = await buildApplication(test.database, {
      jobId: second.id,
      candidateId: fixture.seeker.id,
      appliedAt: later(60),
      statusChangedAt: later(60),
    });
    await send(fixture, 'Hello');
    test.clock.set(later(120));
    expect((await threads(fixture)).items).toMatchObject([{ application: newer.id, jobTitle: 'Helper' }]);
    await withdraw({ ...fixture, id: newer.id });
    expect((await threads(fixture)).items).toMatchObject([{ application: fixture.id, jobTitle: 'Tailor' }]);
  });

  it('shows nothing of another company', async () => {
    const fixture = await withApplicant(test);
    await send(fixture, 'Hello');
    const stranger = await buildMember(test);
    const { items } = await stranger.site.call(threadList, {
      params: { company: stranger.company.id },
      query: {},
    });
    expect(items).toEqual([]);
  });
});

describe('the notice to members', () => {
  it('is one for all messages until somebody reads them, and names nobody', async () => {
    const fixture = await withApplicant(test);
    await seekerWrites(fixture, 'Hello, I am Meena');
    for (let round = 0; round < 2; round += 1) await notifyOfMessages(test.container);
    await seekerWrites(fixture, 'Are you there?');
    await notifyOfMessages(test.container);
    expect(await noticesOf(fixture)).toEqual(['An applicant for Tailor has written to you.']);
    const { items } = await fixture.owner.site.call(noticeList, { query: {} });
    expect(items[0]?.link).toBe(`/applicants/${fixture.id}/messages`);
    await fixture.owner.site.call(messageRead, { params: paramsOf(fixture) });
    await notifyOfMessages(test.container);
    expect(await noticesOf(fixture)).toHaveLength(1);
    await seekerWrites(fixture, 'One more thing');
    await notifyOfMessages(test.container);
    expect(await noticesOf(fixture)).toHaveLength(2);
  });

  it('is left out for own messages, old ones, and applicants who have withdrawn', async () => {
    const own = await withApplicant(test);
    await send(own, 'Hello');
    const old = await withApplicant(test);
    await seekerWrites(old, 'Hello', later(-3600));
    const gone = await withApplicant(test);
    await seekerWrites(gone, 'Hello');
    await withdraw(gone);
    await notifyOfMessages(test.container);
    for (const fixture of [own, old, gone])
      expect((await noticesOf(fixture)).filter((text) => text.includes('written'))).toEqual([]);
  });
});
