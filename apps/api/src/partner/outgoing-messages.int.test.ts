import { randomUUID } from 'node:crypto';
import { purge } from '@nukkad/core/background/purge.ts';
import { deleteUnsentMessages } from '@nukkad/core/messages/messages.queries.ts';
import { queueToCompany, queueToSeeker } from '@nukkad/core/messages/queue-message.ts';
import { sendMessages } from '@nukkad/core/outgoing/send-messages.ts';
import { DAY_MS, HOUR_MS } from '@nukkad/domain/durations.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildMember, WITH_HIRE } from '../../test/hire-site.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

/** 11:00 in India. */
const NOON = '2027-04-07T05:30:00.000Z';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
beforeEach(async () => {
  test.clock.stop();
  test.clock.set(NOON);
  test.sms.isDown = false;
  await test.database.prisma.outgoingMessage.deleteMany();
  await test.database.prisma.smsDay.deleteMany();
  test.sms.sent.length = 0;
});
afterEach(() => test.clock.run());
afterAll(() => test.close());

const messages = () => test.database.prisma.outgoingMessage;
const inHours = (hours: number) => new Date(Date.parse(NOON) + hours * HOUR_MS);

let last = 0;
const applicants = () => {
  last += 1;
  return {
    template: 'newApplicants',
    values: { company: 'Shinde Sweets', count: 2 },
    dedupeKey: `test:${last}`,
    expiresAt: inHours(24),
  } as const;
};

/** Stores a message to a number that is due in some minutes. */
async function store(recipient: string | null, minutes = 0, change: object = {}) {
  const { id: candidateId } = await test.seeker();
  last += 1;
  const { id } = await messages().create({
    data: {
      channel: 'SMS',
      recipient,
      candidateId,
      language: 'en',
      template: 'newApplicants',
      values: { company: 'Shinde Sweets', count: 2 },
      dedupeKey: `stored:${last}`,
      createdAt: inHours(0),
      dueAt: new Date(Date.parse(NOON) + minutes * 60_000),
      expiresAt: inHours(24),
      ...change,
    },
  });
  return id;
}

const stateOf = async (id: string) => {
  const { sentAt, failedAt, tries } = await messages().findUniqueOrThrow({ where: { id } });
  if (failedAt !== null) return `failed after ${tries}`;
  return sentAt === null ? `waits after ${tries}` : `sent at ${tries}`;
};

describe('a message to a seeker', () => {
  it.each([
    ['with a verified number', {}, true],
    ['without a number', { phone: null }, false],
    ['whose number is not verified', { isMobileVerified: false }, false],
    ['whose account is deleted', { deletedAt: new Date(NOON) }, false],
  ])('%s is queued: %j → %s', async (_who, change, isQueued) => {
    const { id } = await test.seeker();
    await test.database.prisma.candidate.update({
      where: { id },
      data: 'phone' in change ? { phone: null, isMobileVerified: false } : change,
    });
    expect(await queueToSeeker(test.database, id, applicants(), test.clock.now())).toBe(isQueued);
    expect(await messages().count({ where: { candidateId: id } })).toBe(isQueued ? 1 : 0);
  });

  it('is not queued if the seeker switched notices of interviews off, but if any other type is off', async () => {
    const { id } = await test.seeker();
    const queued = async (typeKey: string) => {
      await test.database.prisma.notificationPreference.deleteMany({ where: { candidateId: id } });
      await test.database.prisma.notificationPreference.create({
        data: { candidateId: id, typeKey, isEnabled: false },
      });
      return queueToSeeker(test.database, id, applicants(), test.clock.now());
    };
    expect(await queued('interview-scheduled')).toBe(false);
    expect(await queued('tips')).toBe(true);
  });

  it('is queued once under a key, in the language of the seeker', async () => {
    const { id, candidate } = await test.seeker({ language: 'mr' });
    const message = applicants();
    expect(await queueToSeeker(test.database, id, message, test.clock.now())).toBe(true);
    expect(await queueToSeeker(test.database, id, message, test.clock.now())).toBe(false);
    expect(await messages().findMany({ where: { candidateId: id } })).toMatchObject([
      { recipient: candidate.phone, language: 'mr', memberId: null, tries: 0, sentAt: null },
    ]);
  });
});

describe('a message to a company', () => {
  it('reaches each member, but none who left, was deleted or is suspended', async () => {
    const owner = await buildMember(test);
    const { id: companyId } = owner.company;
    const { prisma } = test.database;
    const others = [];
    for (const name of ['left', 'deleted', 'suspended', 'recruiter'])
      others.push(await buildMember(test, { companyId, role: 'RECRUITER', name }));
    const [left, deleted, suspended, recruiter] = others as [
      typeof owner,
      typeof owner,
      typeof owner,
      typeof owner,
    ];
    await prisma.membership.updateMany({
      where: { memberId: left.memberId },
      data: { endedAt: new Date(NOON) },
    });
    const data = { deletedAt: new Date(NOON), phone: null, name: '' };
    await prisma.member.update({ where: { id: deleted.memberId }, data });
    await prisma.member.update({
      where: { id: suspended.memberId },
      data: { suspendedAt: new Date(NOON), suspendedReason: 'ABUSE' },
    });
    await prisma.member.update({ where: { id: recruiter.memberId }, data: { language: 'hi' } });
    const message = applicants();
    expect(await queueToCompany(test.database, companyId, message, test.clock.now())).toBe(2);
    expect(await queueToCompany(test.database, companyId, message, test.clock.now())).toBe(0);
    const queued = await messages().findMany({ orderBy: { recipient: 'asc' } });
    expect(queued.map(({ recipient, memberId, language }) => [recipient, memberId, language])).toEqual([
      [owner.phone, owner.memberId, 'en'],
      [recruiter.phone, recruiter.memberId, 'hi'],
    ]);
  });
});

describe('sending', () => {
  it('sends what is due, the longest due first, each once', async () => {
    await store('+919800000002', -1);
    await store('+919800000001', -2);
    await store('+919800000003', 0);
    const early = await store('+919800000004', 1);
    expect(await sendMessages(test.container)).toBe(3);
    expect(await sendMessages(test.container)).toBe(0);
    expect(test.sms.sent.map(({ to }) => to)).toEqual(['+919800000001', '+919800000002', '+919800000003']);
    expect(await stateOf(early)).toBe('waits after 0');
  });

  it.each([
    ['07:59', '2027-04-07T02:29:00.000Z', 0],
    ['08:00', '2027-04-07T02:30:00.000Z', 1],
    ['20:59', '2027-04-07T15:29:00.000Z', 1],
    ['21:00', '2027-04-07T15:30:00.000Z', 0],
  ])('at %s in India: %s', async (_time, moment, count) => {
    test.clock.set(moment);
    await store('+919800000001', -24 * 60);
    expect(await sendMessages(test.container)).toBe(count);
  });

  it.each([
    ['has no number any more', null, {}],
    ['is useless now', '+919800000001', { expiresAt: new Date(NOON) }],
  ])('ends a message that %s, and sends the next', async (_why, recipient, change) => {
    const ended = await store(recipient, -2, change);
    await store('+919800000009', -1);
    expect(await sendMessages(test.container)).toBe(1);
    expect(await stateOf(ended)).toBe('failed after 0');
    expect(test.sms.sent.map(({ to }) => to)).toEqual(['+919800000009']);
  });

  it('tries five times, after 1, 2, 4 and 8 minutes', async () => {
    test.sms.isDown = true;
    const id = await store('+919800000001');
    await sendMessages(test.container);
    const states = [await stateOf(id)];
    for (const minutes of [1, 2, 4, 8]) {
      test.clock.advanceSeconds(minutes * 60 - 1);
      await sendMessages(test.container);
      states.push(await stateOf(id));
      test.clock.advanceSeconds(1);
      await sendMessages(test.container);
      states.push(await stateOf(id));
    }
    expect(states).toEqual([
      'waits after 1',
      'waits after 1',
      'waits after 2',
      'waits after 2',
      'waits after 3',
      'waits after 3',
      'waits after 4',
      'waits after 4',
      'failed after 5',
    ]);
    test.sms.isDown = false;
    test.clock.advanceSeconds(3600);
    expect(await sendMessages(test.container)).toBe(0);
  });

  it.each([
    [0, 4],
    [1, 0],
    [2, 1],
    [5, 2],
    [8, 4],
  ])('with a budget of %i messages a day (0 is no limit) sends %i of four', async (smsPerDay, count) => {
    await test.set('smsPerDay', smsPerDay);
    for (let number = 1; number <= 4; number += 1) await store(`+91980000000${number}`, -number);
    expect(await sendMessages(test.container)).toBe(count);
    await test.set('smsPerDay', 5000);
  });

  it('gets its share of the budget again at midnight in India', async () => {
    await test.set('smsPerDay', 2);
    // 20:30 of 7 April in India.
    test.clock.set('2027-04-07T15:00:00.000Z');
    await store('+919800000001', 0);
    await store('+919800000002', 1, { expiresAt: inHours(48) });
    test.clock.advanceSeconds(120);
    expect(await sendMessages(test.container)).toBe(1);
    expect(await sendMessages(test.container)).toBe(0);
    test.clock.set('2027-04-08T03:00:00.000Z');
    expect(await sendMessages(test.container)).toBe(1);
    await test.set('smsPerDay', 5000);
  });
});

describe('a stored message', () => {
  it('about something that ended is deleted unless it was sent or failed', async () => {
    const subjectId = randomUUID();
    const waits = await store('+919800000001', 60, { subjectId });
    const sent = await store('+919800000001', 0, { subjectId, sentAt: new Date(NOON) });
    const failed = await store('+919800000001', 0, { subjectId, failedAt: new Date(NOON) });
    const other = await store('+919800000001', 60, { subjectId: randomUUID() });
    expect(await test.database.query(deleteUnsentMessages(subjectId))).toEqual([{ id: waits }]);
    const left = await messages().findMany({ select: { id: true } });
    expect(left.map(({ id }) => id).toSorted()).toEqual([sent, failed, other].toSorted());
  });

  it.each([
    [29, '+919800000001'],
    [31, null],
  ])('%i days old has the number %s', async (days, recipient) => {
    const createdAt = new Date(Date.parse(NOON) - days * DAY_MS);
    const id = await store('+919800000001', 0, { createdAt, sentAt: createdAt });
    await purge(test.container);
    expect(await messages().findUniqueOrThrow({ where: { id } })).toMatchObject({ recipient });
  });
});
