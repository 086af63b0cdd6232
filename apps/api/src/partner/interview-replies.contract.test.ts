import { randomUUID } from 'node:crypto';
import { routes } from '@nukkad/contract';
import { sendMessages } from '@nukkad/core/outgoing/send-messages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WITH_HIRE } from '../../test/hire-site.ts';
import {
  answer,
  change,
  interviewOf,
  LATER,
  list,
  NOW,
  noticesOf,
  reply,
  say,
  schedule,
  smsTo,
  TOMORROW,
  withApplicant,
} from '../../test/interviews.ts';
import { refused } from '../../test/refused.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
beforeEach(() => test.clock.set(NOW));
afterAll(() => test.close());

describe('the seeker’s reply', () => {
  it.each([
    ['CONFIRMED', {}, /^Confirmed: interview for Tailor on 11 Mar 2027/],
    ['OTHER_TIME', { proposedAt: LATER }, /the applicant suggests 12 Mar 2027/],
    ['DECLINED', {}, /will not come to the interview on 11 Mar 2027/],
  ])('%s reaches the company once', async (kind, more, notice) => {
    const fixture = await withApplicant(test);
    const { id } = await schedule(fixture);
    for (let round = 0; round < 2; round += 1)
      expect(await reply(fixture, id, kind, more)).toEqual({ message: 'Your answer is on its way' });
    const notices = await noticesOf(fixture);
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatch(notice);
    expect(notices[0]).not.toContain('Meena');
    expect((await list(fixture)).items[0]).toMatchObject({
      reply: kind,
      proposedAt: kind === 'OTHER_TIME' ? LATER : null,
    });
  });

  it.each([
    ['the proposed time', { at: LATER }, 'CONFIRMED'],
    ['another time', { at: new Date(Date.parse(LATER) + 1).toISOString() }, null],
    ['the proposed time and another place', { at: LATER, place: 'Kothrud' }, null],
  ])('after a proposal, with %s', async (_plan, plan, expected) => {
    const fixture = await withApplicant(test);
    const { id, sequence } = await schedule(fixture);
    await reply(fixture, id, 'OTHER_TIME', { proposedAt: LATER });
    await change(fixture, id, { sequence, ...plan });
    const { reply: stored, repliedAt, proposedAt } = await interviewOf(fixture);
    expect([stored, repliedAt !== null, proposedAt]).toEqual([expected, expected !== null, null]);
  });

  it('may change until the interview begins', async () => {
    const fixture = await withApplicant(test);
    const { id } = await schedule(fixture);
    await reply(fixture, id, 'OTHER_TIME', { proposedAt: LATER });
    await reply(fixture, id, 'CONFIRMED');
    expect(await interviewOf(fixture)).toMatchObject({ reply: 'CONFIRMED', proposedAt: null });
    test.clock.set(TOMORROW);
    expect(await refused(reply(fixture, id, 'DECLINED'))).toBe('409 CONFLICT');
  });

  it.each([
    ['CONFIRMED', LATER],
    ['OTHER_TIME', undefined],
    ['OTHER_TIME', NOW],
    ['OTHER_TIME', '2027-04-09T05:30:00.001Z'],
  ])('%s with the time %s is refused', async (kind, proposedAt) => {
    const fixture = await withApplicant(test);
    const { id } = await schedule(fixture);
    test.clock.stop();
    test.clock.set(NOW);
    expect(await refused(reply(fixture, id, kind, { proposedAt }))).toBe('400 VALIDATION_FAILED');
    test.clock.run();
  });

  it('to an old time is refused, so that nobody confirms what they did not see', async () => {
    const fixture = await withApplicant(test);
    const { id } = await schedule(fixture);
    await change(fixture, id, { sequence: 0, at: LATER });
    expect(await refused(reply(fixture, id, 'CONFIRMED'))).toBe('409 CONFLICT');
    expect(await reply(fixture, id, 'CONFIRMED', { at: LATER })).toBeTruthy();
  });

  it('of somebody else, or to an unknown interview, is not found', async () => {
    const fixture = await withApplicant(test);
    const { id } = await schedule(fixture);
    const stranger = { ...fixture, seeker: await test.seeker() };
    expect(await refused(reply(stranger, id, 'CONFIRMED'))).toBe('404 NOT_FOUND');
    expect(await refused(reply(fixture, randomUUID(), 'CONFIRMED'))).toBe('404 NOT_FOUND');
  });

  it('is possible after the job closed, and not after the application moved on', async () => {
    const fixture = await withApplicant(test);
    const { id } = await schedule(fixture);
    await test.database.prisma.job.update({ where: { id: fixture.job.id }, data: { status: 'CLOSED' } });
    await reply(fixture, id, 'CONFIRMED');
    await answer(fixture, 'HIRED', 'SCHEDULED');
    expect(await refused(reply(fixture, id, 'DECLINED'))).toBe('409 CONFLICT');
  });

  it('and a withdrawal at once leave a cancelled interview, whichever is first', async () => {
    const fixture = await withApplicant(test);
    const { id } = await schedule(fixture);
    await Promise.allSettled([
      reply(fixture, id, 'CONFIRMED'),
      fixture.seeker.client.call(routes.jobWithdraw, { jobId: fixture.job.id }),
      change(fixture, id, { sequence: 0, at: LATER }),
    ]);
    const { cancelledAt } = await interviewOf(fixture);
    expect(cancelledAt).not.toBeNull();
    expect((await list(fixture)).items).toEqual([]);
    expect(
      (await noticesOf(fixture)).some((notice) =>
        /will not take place: the applicant has withdrawn/.test(notice),
      ),
    ).toBe(true);
    await sendMessages(test.container);
    expect(smsTo(fixture)).toEqual([]);
    expect(await refused(change(fixture, id, { sequence: 1, at: LATER }))).toBe('422 ACCESS_ENDED');
    expect(await refused(say(fixture, id, 'CAME'))).toBe('422 ACCESS_ENDED');
  });
});

it('an interview with reply and outcome is in the seeker’s export, and in nobody else’s', async () => {
  const fixture = await withApplicant(test);
  const { id } = await schedule(fixture);
  await reply(fixture, id, 'CONFIRMED');
  test.clock.set(TOMORROW);
  await say(fixture, id, 'DID_NOT_COME');
  const exported = async (seekerId: string) => {
    const client = test.client.as(await test.signIn(seekerId));
    const { sections } = await client.call(routes.accountExport, {});
    return sections.find(({ name }) => name === 'interviews')?.records;
  };
  const stored = await interviewOf(fixture);
  expect(await exported(fixture.seeker.id)).toEqual([
    {
      company: fixture.owner.company.name,
      title: 'Tailor',
      round: 1,
      at: TOMORROW,
      place: stored.place,
      bring: stored.bring,
      createdAt: stored.createdAt.toISOString(),
      changedAt: stored.changedAt.toISOString(),
      reply: 'CONFIRMED',
      repliedAt: expect.any(String),
      proposedAt: null,
      outcome: 'DID_NOT_COME',
      outcomeAt: expect.any(String),
      cancelledAt: null,
    },
  ]);
  expect(await exported((await test.seeker()).id)).toEqual([]);
});
