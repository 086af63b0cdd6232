import { routes } from '@nukkad/contract';
import { applicantReopen } from '@nukkad/contract/partner/index.ts';
import { remindSoon } from '@nukkad/core/interviews/remind-soon.ts';
import { remind } from '@nukkad/core/notifications/remind.ts';
import { sendMessages } from '@nukkad/core/outgoing/send-messages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WITH_HIRE } from '../../test/hire-site.ts';
import {
  answer,
  change,
  type Fixture,
  interviewOf,
  LATER,
  list,
  messagesOf,
  mine,
  NOW,
  reply,
  say,
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
beforeEach(() => test.clock.set(NOW));
afterAll(() => test.close());

describe('the outcome', () => {
  it.each([
    ['23:59 in India on the day before', '2027-03-10T18:29:00.000Z', '422 NOT_TODAY'],
    ['00:01 in India on the day', '2027-03-10T18:31:00.000Z', 'done'],
    ['23:59 in UTC on the day before', '2027-03-10T23:59:00.000Z', 'done'],
    ['00:01 in UTC on the day', '2027-03-11T00:01:00.000Z', 'done'],
    ['a day later', '2027-03-12T05:30:00.000Z', 'done'],
  ])('at %s: %s is %s', async (_name, moment, result) => {
    const fixture = await withApplicant(test);
    const { id } = await schedule(fixture);
    test.clock.set(moment);
    expect(await refused(say(fixture, id, 'CAME'))).toBe(result);
  });

  it('ends changes of the interview, also those that keep all values', async () => {
    const fixture = await withApplicant(test);
    const { id } = await schedule(fixture);
    test.clock.set(TOMORROW);
    await say(fixture, id, 'DID_NOT_COME');
    for (const body of [{ sequence: 0 }, { sequence: 0, at: LATER }])
      expect(await refused(change(fixture, id, body))).toContain('STEP_NOT_OPEN');
  });

  it('CAME moves the application on, once', async () => {
    const fixture = await withApplicant(test);
    const { id } = await schedule(fixture);
    test.clock.set(TOMORROW);
    for (let round = 0; round < 2; round += 1)
      expect(await say(fixture, id, 'CAME')).toMatchObject({ outcome: 'CAME' });
    const record = await mine(fixture);
    expect(record?.timeline.map(({ status }) => status)).toEqual(['APPLIED', 'SCHEDULED', 'INTERVIEWED']);
    expect(record?.interview).toMatchObject({ outcome: 'CAME' });
    expect(await refused(say(fixture, id, 'DID_NOT_COME'))).toBe('422 STEP_NOT_OPEN');
  });

  it.each([
    ['DID_NOT_COME', /says that you did not come to the interview on 11 Mar 2027/],
    ['WE_WERE_NOT_THERE', /nobody from .* was there for your interview on 11 Mar 2027/],
  ] as const)('%s tells the seeker, can be corrected, and allows another round', async (outcome, message) => {
    const fixture = await withApplicant(test);
    const { id } = await schedule(fixture);
    test.clock.set(TOMORROW);
    for (let round = 0; round < 2; round += 1) await say(fixture, id, outcome);
    expect((await messagesOf(fixture)).filter((text) => message.test(text))).toHaveLength(1);
    expect(await answer(fixture, 'SCHEDULED', 'SCHEDULED', { interview: { at: LATER } })).toBe('DONE');
    expect(await interviewOf(fixture)).toMatchObject({ round: 2, outcome: null });
    expect(await refused(say(fixture, id, 'CAME'))).toBe('422 STEP_NOT_OPEN');
    expect((await list(fixture)).items.map(({ round }) => round)).toEqual([1, 2]);
  });

  it('is corrected from a missed interview to one that took place', async () => {
    const fixture = await withApplicant(test);
    const { id } = await schedule(fixture);
    test.clock.set(TOMORROW);
    await say(fixture, id, 'DID_NOT_COME');
    expect(await say(fixture, id, 'CAME')).toMatchObject({ outcome: 'CAME' });
    expect((await mine(fixture))?.timeline.at(-1)?.status).toBe('INTERVIEWED');
  });

  it('ends with a refusal or a hire, and a reopened applicant has the interview again', async () => {
    const fixture = await withApplicant(test);
    await schedule(fixture);
    await answer(fixture, 'HIRED', 'SCHEDULED');
    expect(await interviewOf(fixture)).toMatchObject({ outcome: null, cancelledAt: expect.any(Date) });
    const params = { company: fixture.company, application: fixture.id };
    await fixture.owner.site.call(applicantReopen, { params });
    expect(await interviewOf(fixture)).toMatchObject({ cancelledAt: null, sequence: 1 });
  });
});

describe('reminders', () => {
  const soon = async (fixture: Fixture) =>
    (await messagesOf(fixture)).filter((text) => text.startsWith('In two hours'));

  it.each([
    ['two hours and a second before', -7201, 0],
    ['two hours before', -7200, 1],
    ['a second before', -1, 1],
    ['at its time', 0, 0],
  ])('%s, once', async (_name, seconds, count) => {
    const fixture = await withApplicant(test);
    await schedule(fixture);
    test.clock.stop();
    test.clock.set(new Date(new Date(TOMORROW).getTime() + seconds * 1000).toISOString());
    for (let round = 0; round < 2; round += 1) await remindSoon(test.container);
    test.clock.run();
    expect(await soon(fixture)).toHaveLength(count);
  });

  it('are left out for what was declined, cancelled, or set less than three hours before', async () => {
    const declined = await withApplicant(test);
    await reply(declined, (await schedule(declined)).id, 'DECLINED');
    const withdrawn = await withApplicant(test);
    await schedule(withdrawn);
    await withdrawn.seeker.client.call(routes.jobWithdraw, { jobId: withdrawn.job.id });
    test.clock.set('2027-03-11T03:00:00.000Z');
    const late = await withApplicant(test);
    await schedule(late);
    test.clock.set('2027-03-11T04:00:00.000Z');
    await remindSoon(test.container);
    for (const fixture of [declined, withdrawn, late]) expect(await soon(fixture)).toEqual([]);
  });

  it.each([
    ['23:59 in India two days before', '2027-03-09T18:29:00.000Z', 0],
    ['00:01 in India on the day before', '2027-03-09T18:31:00.000Z', 1],
    ['23:59 in India on the day before', '2027-03-10T18:29:00.000Z', 1],
    ['00:01 in India on the day', '2027-03-10T18:31:00.000Z', 0],
    ['23:59 in UTC two days before', '2027-03-09T23:59:00.000Z', 1],
    ['00:01 in UTC on the day before', '2027-03-10T00:01:00.000Z', 1],
  ])('of tomorrow at %s', async (_name, moment, count) => {
    test.clock.set('2027-03-08T05:30:00.000Z');
    const fixture = await withApplicant(test);
    await schedule(fixture);
    await sendMessages(test.container);
    test.clock.set(moment);
    for (let round = 0; round < 2; round += 1) await remind(test.container);
    const reminders = (await messagesOf(fixture)).filter((text) => text.startsWith('Tomorrow'));
    expect(reminders).toHaveLength(count);
    const where = { candidateId: fixture.seeker.id, template: 'interviewTomorrow' };
    expect(await test.database.prisma.outgoingMessage.count({ where })).toBe(count);
  });
});
