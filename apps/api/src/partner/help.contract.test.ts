import { randomUUID } from 'node:crypto';
import { helpList, helpSend, memberDelete, noticeList, pushSave } from '@nukkad/contract/partner/index.ts';
import { pushEverybody } from '@nukkad/core/background/push-everybody.ts';
import { answerHelp, finishHelp } from '@nukkad/core/help/answer-help.ts';
import type { PushMessage } from '@nukkad/core/ports.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  buildMember,
  type HireSite,
  memberPhone,
  openHireSite,
  signInMember,
  WITH_HIRE,
} from '../../test/hire-site.ts';
import { NOW } from '../../test/interviews.ts';
import { subscriptionOf } from '../../test/push-subscription.ts';
import { refused } from '../../test/refused.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
const pushed: PushMessage[] = [];

beforeAll(async () => {
  const push = {
    send: async (_token: string, message: PushMessage) => {
      pushed.push(message);
      return 'sent' as const;
    },
  };
  test = await startTestApp(WITH_HIRE, { push });
});
beforeEach(() => {
  test.clock.set(NOW);
  pushed.length = 0;
});
afterAll(() => test.close());

const QUESTION = 'My shop is not in the list. What can I do?';
const send = (site: HireSite, text = QUESTION, key = randomUUID()) =>
  site.call(helpSend, { body: { text } }, { key });
const list = (site: HireSite, query = {}) => site.call(helpList, { query });
const notices = async (site: HireSite) => (await site.call(noticeList, { query: {} })).items;

describe('a question to the operators', () => {
  it('waits, is answered once, and the member gets one notice and one push', async () => {
    const { site } = await buildMember(test);
    await site.call(pushSave, { body: { subscription: subscriptionOf('help') } });
    const { id, at } = await send(site, `  ${QUESTION}\n`);
    expect(at).toMatch(/^2027-03-10T05:3/);
    expect(await list(site)).toEqual({
      items: [{ id, text: QUESTION, at, answer: null, answeredAt: null }],
      next: null,
    });
    expect(await notices(site)).toEqual([]);
    const subject = { messageId: id, actor: 'meera' };
    test.clock.set('2027-03-10T06:30:00.000Z');
    const both = await Promise.all([
      refused(answerHelp(test.container, { ...subject, text: 'Press “Add your company”.' })),
      refused(answerHelp(test.container, { ...subject, text: 'Press “Add your company”.' })),
    ]);
    expect(both.sort()).toEqual(['400 VALIDATION_FAILED', 'done']);
    expect((await list(site)).items).toEqual([
      {
        id,
        text: QUESTION,
        at,
        answer: 'Press “Add your company”.',
        answeredAt: expect.stringMatching(/^2027-03-10T06:3/),
      },
    ]);
    const message = 'We have answered your question. You find it under Help.';
    expect(await notices(site)).toMatchObject([{ message, link: '/help', company: null, isRead: false }]);
    await pushEverybody(test.container);
    await pushEverybody(test.container);
    expect(pushed).toMatchObject([{ body: message, link: 'http://hire.test/help' }]);
    const audit = await test.database.prisma.auditEntry.findMany({ where: { subject: id } });
    expect(audit.map(({ actor, action, details }) => [actor, action, details])).toEqual([
      ['meera', 'help-answered', null],
    ]);
  });

  it('can be dealt with by phone, and the member reads that', async () => {
    const { site } = await buildMember(test);
    const { id } = await send(site);
    await finishHelp(test.container, { messageId: id, actor: 'meera' });
    expect((await list(site)).items).toMatchObject([
      { answer: null, answeredAt: expect.stringMatching(/^2027-03-10T05:3/) },
    ]);
    expect(await notices(site)).toMatchObject([
      { message: 'Our team has dealt with your question. You find it under Help.' },
    ]);
    const again = { messageId: id, actor: 'meera' };
    expect(await refused(answerHelp(test.container, { ...again, text: 'Late' }))).toBe(
      '400 VALIDATION_FAILED',
    );
    expect(await refused(finishHelp(test.container, { ...again, messageId: randomUUID() }))).toBe(
      '404 NOT_FOUND',
    );
    expect(await refused(answerHelp(test.container, { ...again, text: ' ' }))).toBe('200 EMPTY_MESSAGE');
    expect(await refused(answerHelp(test.container, { ...again, text: 'x'.repeat(2001) }))).toBe(
      '400 VALIDATION_FAILED',
    );
  });

  it('is stored once if it is sent again with the same key, also at the same time', async () => {
    const { site, memberId } = await buildMember(test);
    const key = randomUUID();
    const first = await send(site, QUESTION, key);
    expect(await send(site, QUESTION, key)).toEqual(first);
    expect(await refused(send(site, 'Another question', key))).toMatch(/KEY_REUSED$/);
    const racing = randomUUID();
    const codes = await Promise.all([1, 2, 3].map(() => refused(send(site, 'Race', racing))));
    expect(codes).toContain('done');
    for (const code of codes) expect(code).toMatch(/^done$|^409 CONFLICT$/);
    expect(await test.database.prisma.helpMessage.count({ where: { memberId } })).toBe(2);
    expect((await site.raw(helpSend, { body: { text: QUESTION } })).body.code).toBe('KEY_MISSING');
  });

  it('is refused if it is empty, too long, or the eleventh of the day', async () => {
    const { site, memberId } = await buildMember(test);
    expect(await refused(send(site, ' \n '))).toBe('422 EMPTY_MESSAGE');
    expect(await refused(send(site, 'x'.repeat(2001)))).toBe('400 VALIDATION_FAILED');
    for (let number = 1; number <= 10; number += 1)
      expect([number, await refused(send(site, 'x'.repeat(2000)))]).toEqual([number, 'done']);
    expect(await refused(send(site))).toBe('422 MESSAGE_LIMIT');
    expect(await test.database.prisma.helpMessage.count({ where: { memberId } })).toBe(10);
    test.clock.set('2027-03-10T18:25:00.000Z');
    expect(await refused(send(site))).toBe('422 MESSAGE_LIMIT');
    // The next day in India.
    test.clock.set('2027-03-10T18:30:00.000Z');
    expect(await refused(send(site))).toBe('done');
  });

  it('is counted by number, so that a new account of the same person does not help', async () => {
    const phone = memberPhone();
    const site = await signInMember(test, phone);
    for (let number = 1; number <= 10; number += 1) await send(site);
    await site.call(memberDelete, {});
    test.clock.advanceSeconds(120);
    const again = await signInMember(test, phone, openHireSite(test));
    expect(await refused(send(again))).toBe('422 MESSAGE_LIMIT');
    expect(await list(again)).toEqual({ items: [], next: null });
  });

  it('works without a company', async () => {
    const site = await signInMember(test, memberPhone());
    const { id } = await send(site);
    await answerHelp(test.container, { messageId: id, actor: 'meera', text: 'Yes' });
    expect(await notices(site)).toMatchObject([{ link: '/help', company: null }]);
  });

  it('is seen by its author alone, page by page', async () => {
    const author = await buildMember(test);
    const colleague = await buildMember(test, { companyId: author.company.id });
    for (let number = 1; number <= 3; number += 1) {
      test.clock.advanceSeconds(1);
      await send(author.site, `Question ${number}`);
    }
    const first = await list(author.site, { size: '2' });
    const rest = await list(author.site, { size: '2', after: first.next ?? '' });
    expect([...first.items, ...rest.items].map(({ text }) => text)).toEqual([
      'Question 3',
      'Question 2',
      'Question 1',
    ]);
    expect(rest.next).toBeNull();
    expect(await refused(list(author.site, { after: 'nonsense' }))).toBe('400 VALIDATION_FAILED');
    expect(await list(colleague.site)).toEqual({ items: [], next: null });
    expect((await openHireSite(test).raw(helpList)).status).toBe(401);
  });

  it('is erased with its author', async () => {
    const { site, memberId, company } = await buildMember(test);
    await buildMember(test, { companyId: company.id });
    const { id } = await send(site);
    await answerHelp(test.container, { messageId: id, actor: 'meera', text: 'Yes' });
    await site.call(memberDelete, {});
    expect(await test.database.prisma.helpMessage.count({ where: { memberId } })).toBe(0);
    expect(await test.database.prisma.memberNotice.count({ where: { memberId } })).toBe(0);
  });
});
