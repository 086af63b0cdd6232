import { randomUUID } from 'node:crypto';
import { answerSend, answerUndo, applicantReopen } from '@nukkad/contract/partner/index.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WITH_HIRE } from '../../test/hire-site.ts';
import {
  answer,
  change,
  interviewOf,
  list,
  NOW,
  noticesOf,
  reply,
  schedule,
  TOMORROW,
  withApplicant,
} from '../../test/interviews.ts';
import { refused } from '../../test/refused.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
beforeEach(() => {
  test.clock.stop();
  test.clock.set(NOW);
});
afterEach(() => test.clock.run());
afterAll(() => test.close());

const after = (moment: string, milliseconds: number) =>
  new Date(Date.parse(moment) + milliseconds).toISOString();

describe('a seeker', () => {
  it('may suggest the last moment of the next thirty days, and replace a suggestion', async () => {
    const fixture = await withApplicant(test);
    const { id } = await schedule(fixture);
    const last = after(NOW, 30 * 86_400_000);
    const suggest = (proposedAt: string) => reply(fixture, id, 'OTHER_TIME', { proposedAt });
    expect(await refused(suggest(after(last, 1)))).toBe('400 VALIDATION_FAILED');
    expect(await refused(suggest(last))).toBe('done');
    test.clock.advanceSeconds(1);
    await suggest(after(last, -60_000));
    expect((await interviewOf(fixture)).proposedAt?.toISOString()).toBe(after(last, -60_000));
    expect(await noticesOf(fixture)).toHaveLength(2);
  });

  it('may reply until a millisecond before the interview', async () => {
    const fixture = await withApplicant(test);
    const { id } = await schedule(fixture);
    test.clock.set(after(TOMORROW, -1));
    expect(await refused(reply(fixture, id, 'CONFIRMED'))).toBe('done');
    test.clock.set(TOMORROW);
    expect(await refused(reply(fixture, id, 'DECLINED'))).toBe('409 CONFLICT');
    expect(await interviewOf(fixture)).toMatchObject({ reply: 'CONFIRMED' });
  });
});

describe('a company', () => {
  it('sets and moves an interview to the next millisecond at the earliest', async () => {
    const fixture = await withApplicant(test);
    const set = (at: string) => refused(answer(fixture, 'SCHEDULED', 'APPLIED', { interview: { at } }));
    expect(await set(NOW)).toBe('422 IN_THE_PAST');
    expect(await set(after(NOW, 2))).toBe('done');
    const { id } = await interviewOf(fixture);
    expect(await refused(change(fixture, id, { sequence: 0, at: NOW }))).toBe('422 IN_THE_PAST');
    expect(await refused(change(fixture, id, { sequence: 0, at: after(NOW, 1) }))).toBe('done');
  });

  it('does not count a cancelled interview as one at the same time', async () => {
    const fixture = await withApplicant(test);
    const other = { ...fixture, id: '' };
    other.id = (
      await buildApplication(test.database, {
        jobId: fixture.job.id,
        appliedAt: NOW,
        statusChangedAt: NOW,
      })
    ).id;
    await schedule(fixture);
    const { id } = await schedule(other);
    expect(await change(other, id, { sequence: 0, bring: 'Scissors' })).toMatchObject({ sameTime: 1 });
    await answer(fixture, 'HIRED', 'SCHEDULED');
    expect(await change(other, id, { sequence: 1, bring: 'Thread' })).toMatchObject({ sameTime: 0 });
  });

  it.each([
    ['to come is open again', -1, null],
    ['past stays cancelled', 0, expect.any(Date)],
  ])('that takes a hire back: an interview that is %s', async (_name, milliseconds, cancelledAt) => {
    const fixture = await withApplicant(test);
    await schedule(fixture);
    await answer(fixture, 'HIRED', 'SCHEDULED');
    test.clock.set(after(TOMORROW, milliseconds));
    const params = { company: fixture.company, application: fixture.id };
    await fixture.owner.site.call(applicantReopen, { params });
    expect(await interviewOf(fixture)).toMatchObject({ cancelledAt });
  });

  it('that takes a refusal back is in the audit, once', async () => {
    const { owner, company, id } = await withApplicant(test);
    const body = { applications: [id], from: 'APPLIED' as const, to: 'REJECTED' as const, reason: 'far' };
    const { items } = await owner.site.call(answerSend, { params: { company }, body }, { key: randomUUID() });
    const params = { company, answer: items[0]?.answer ?? '' };
    for (let times = 0; times < 2; times += 1) await owner.site.call(answerUndo, { params });
    const entries = await test.database.prisma.auditEntry.findMany({
      where: { subject: id },
      orderBy: { createdAt: 'asc' },
    });
    const actor = `member:${owner.memberId}`;
    expect(entries.map((entry) => [entry.actor, entry.action]).toSorted()).toEqual([
      [actor, 'answer-held'],
      [actor, 'answer-undone'],
    ]);
  });

  it('that is suspended answers nobody and has no calendar', async () => {
    const fixture = await withApplicant(test);
    const waiting = await withApplicant(test);
    await schedule(fixture);
    for (const { company } of [fixture, waiting])
      await test.database.prisma.company.update({ where: { id: company }, data: { suspendedAt: NOW } });
    expect((await list(fixture)).items).toEqual([]);
    expect(await answer(waiting, 'SHORTLISTED', 'APPLIED')).toBe('REFUSED');
    const stored = await test.database.prisma.application.findUniqueOrThrow({ where: { id: waiting.id } });
    expect(stored.status).toBe('APPLIED');
  });
});
