import { routes } from '@nukkad/contract';
import { applicantOne, interviewChange, interviewFile } from '@nukkad/contract/partner/index.ts';
import { sendMessages } from '@nukkad/core/outgoing/send-messages.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WITH_HIRE } from '../../test/hire-site.ts';
import {
  answer,
  change,
  interviewOf,
  LATER,
  list,
  messagesOf,
  mine,
  NOW,
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

describe('an interview', () => {
  it('has place and what to bring, for both sides, and a text message', async () => {
    const fixture = await withApplicant(test);
    const stored = await schedule(fixture, { at: TOMORROW, place: 'Shop 2, FC Road', bring: 'Aadhaar card' });
    const { items, next } = await list(fixture);
    expect(next).toBeNull();
    expect(items).toEqual([
      {
        id: stored.id,
        application: fixture.id,
        job: fixture.job.id,
        jobTitle: 'Tailor',
        firstName: 'Meena',
        at: TOMORROW,
        place: 'Shop 2, FC Road',
        bring: 'Aadhaar card',
        round: 1,
        sequence: 0,
        reply: null,
        proposedAt: null,
        outcome: null,
      },
    ]);
    expect((await mine(fixture))?.interview).toEqual({
      at: TOMORROW,
      place: 'Shop 2, FC Road',
      note: 'Aadhaar card',
      id: stored.id,
      reply: null,
      proposedAt: null,
      outcome: null,
    });
    await sendMessages(test.container);
    await sendMessages(test.container);
    expect(smsTo(fixture)).toHaveLength(1);
    expect(smsTo(fixture)[0]).toBe(
      `Interview at ${fixture.owner.company.name}: 11 Mar, 11 AM. Say on Nukkad Jobs whether you will come: site.test/myjobs`,
    );
    expect(await messagesOf(fixture)).toHaveLength(1);
    const { scheduledFor } = await test.database.prisma.application.findUniqueOrThrow({
      where: { id: fixture.id },
    });
    expect(scheduledFor?.toISOString()).toBe(TOMORROW);
  });

  it('is at the address of the job unless a place is given', async () => {
    const fixture = await withApplicant(test);
    expect(await schedule(fixture)).toMatchObject({ place: '5 MG Road, Pune', bring: null, round: 1 });
  });

  it('is on the page of the applicant: the last one that was not cancelled', async () => {
    const fixture = await withApplicant(test);
    const { owner, company, id } = fixture;
    const open = () => owner.site.call(applicantOne, { params: { company, application: id } });
    expect(await open()).toMatchObject({ jobAddress: '5 MG Road, Pune', interview: null });
    const first = await schedule(fixture, { at: TOMORROW, place: 'Shop 2', bring: 'Aadhaar card' });
    const [{ firstName: _name, ...listed } = { firstName: '' }] = (await list(fixture)).items;
    expect((await open()).interview).toEqual(listed);
    expect(listed).toMatchObject({ id: first.id, place: 'Shop 2', round: 1 });
    test.clock.set(TOMORROW);
    await say(fixture, first.id, 'DID_NOT_COME');
    await answer(fixture, 'SCHEDULED', 'SCHEDULED', { interview: { at: LATER } });
    expect((await open()).interview).toMatchObject({ round: 2, at: LATER, outcome: null });
    await answer(fixture, 'HIRED', 'SCHEDULED');
    expect((await open()).interview).toMatchObject({ round: 1, outcome: 'DID_NOT_COME' });
  });

  it('writes a row of the ledger when it is listed', async () => {
    const fixture = await withApplicant(test);
    await schedule(fixture);
    const where = { context: fixture.id };
    expect(await test.database.prisma.profileAccess.count({ where })).toBe(0);
    await list(fixture);
    await list(fixture);
    expect(await test.database.prisma.profileAccess.findMany({ where })).toMatchObject([
      { what: 'CARD', times: 1, candidateId: fixture.seeker.id },
    ]);
  });

  it('is listed from one time (inclusive) to another (exclusive), at most 31 days', async () => {
    const fixture = await withApplicant(test);
    await schedule(fixture);
    expect((await list(fixture, TOMORROW, LATER)).items).toHaveLength(1);
    expect((await list(fixture, NOW, TOMORROW)).items).toEqual([]);
    expect(await refused(list(fixture, NOW, NOW))).toBe('400 VALIDATION_FAILED');
    expect((await list(fixture, '2027-03-01T00:00:00Z', '2027-04-01T00:00:00Z')).items).toHaveLength(1);
    expect(await refused(list(fixture, '2027-03-01T00:00:00Z', '2027-04-01T00:00:01Z'))).toBe(
      '400 VALIDATION_FAILED',
    );
  });

  it('is moved in one step, forgets the reply, and tells the seeker', async () => {
    const fixture = await withApplicant(test);
    const { id } = await schedule(fixture);
    await reply(fixture, id, 'CONFIRMED');
    const moved = await change(fixture, id, { sequence: 0, at: LATER });
    expect(moved).toMatchObject({
      at: LATER,
      sequence: 1,
      reply: null,
      place: '5 MG Road, Pune',
      sameTime: 0,
    });
    expect(await change(fixture, id, { sequence: 0, at: LATER })).toEqual(moved);
    expect((await messagesOf(fixture))[0]).toMatch(/^New time for your interview at .*12 Mar 2027, 12 PM/);
    await sendMessages(test.container);
    // The first message was not sent yet, so only the new time is.
    expect(smsTo(fixture)).toHaveLength(1);
    expect(smsTo(fixture)[0]).toMatch(/^New time for your interview/);
  });

  it('changes its place without a new time, and the seeker reads that details changed', async () => {
    const fixture = await withApplicant(test);
    const { id } = await schedule(fixture);
    expect(await change(fixture, id, { sequence: 0, bring: 'Own scissors' })).toMatchObject({
      at: TOMORROW,
      bring: 'Own scissors',
      sequence: 1,
    });
    expect((await messagesOf(fixture))[0]).toMatch(/has new details/);
    expect(await change(fixture, id, { sequence: 1, bring: ' ' })).toMatchObject({ bring: null });
  });

  it('is not moved into the past, and not over a colleague’s change', async () => {
    const fixture = await withApplicant(test);
    const { id } = await schedule(fixture);
    expect(await refused(change(fixture, id, { sequence: 0, at: NOW }))).toBe('422 IN_THE_PAST');
    await change(fixture, id, { sequence: 0, at: LATER }, fixture.recruiter.site);
    const { company } = fixture;
    const body = { sequence: 0, at: '2027-03-13T06:30:00.000Z' };
    const late = await fixture.owner.site.raw(interviewChange, { params: { company, interview: id }, body });
    expect([late.status, late.body.code, late.body.by, late.body.sequence]).toEqual([
      409,
      'CHANGED_SINCE',
      'Ravi',
      1,
    ]);
  });

  it('is moved by one of two recruiters who press at once', async () => {
    const fixture = await withApplicant(test);
    const { id } = await schedule(fixture);
    const results = await Promise.all([
      refused(change(fixture, id, { sequence: 0, at: LATER })),
      refused(change(fixture, id, { sequence: 0, at: '2027-03-13T06:30:00Z' }, fixture.recruiter.site)),
    ]);
    expect(results.toSorted()).toEqual(['409 CHANGED_SINCE', 'done']);
    expect((await interviewOf(fixture)).sequence).toBe(1);
  });

  it.each([
    [30, 0],
    [29, 1],
    [-29, 1],
    [-30, 0],
  ])('%i minutes from another one counts %i at the same time, and is allowed', async (minutes, sameTime) => {
    const fixture = await withApplicant(test);
    await schedule(fixture);
    const second = await buildApplication(test.database, {
      jobId: fixture.job.id,
      appliedAt: NOW,
      statusChangedAt: NOW,
    });
    const other = { ...fixture, id: second.id };
    const { id } = await schedule(other, { at: LATER });
    const at = new Date(new Date(TOMORROW).getTime() + minutes * 60_000).toISOString();
    expect(await change(other, id, { sequence: 0, at })).toMatchObject({ at, sameTime });
  });
});

describe('calendar files', () => {
  const lines = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

  it('have a stable id, the number of changes and the time in India, and no name of the seeker', async () => {
    const fixture = await withApplicant(test);
    const { id } = await schedule(fixture, { at: TOMORROW, bring: 'Aadhaar' });
    const { company, owner, seeker } = fixture;
    const { text, headers } = await owner.site.raw(interviewFile, { params: { company, interview: id } });
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    const first = lines(text);
    expect(first).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'TZID:Asia/Kolkata',
        'TZOFFSETTO:+0530',
        `UID:interview-${id}@site.test`,
        'SEQUENCE:0',
        'DTSTART;TZID=Asia/Kolkata:20270311T110000',
        'DTEND;TZID=Asia/Kolkata:20270311T120000',
        'LOCATION:5 MG Road\\, Pune',
        'DESCRIPTION:Bring: Aadhaar',
        'STATUS:TENTATIVE',
      ]),
    );
    expect(text).toMatch(/^DTSTAMP:\d{8}T\d{6}Z\r$/m);
    expect(text).not.toContain('Meena');
    await change(fixture, id, { sequence: 0, at: LATER });
    await reply(fixture, id, 'CONFIRMED', { at: LATER });
    const { fileName, calendar } = await seeker.client.call(routes.interviewCalendar, { interviewId: id });
    expect(fileName).toBe('interview.ics');
    expect(lines(calendar)).toEqual(
      expect.arrayContaining([
        `UID:interview-${id}@site.test`,
        'SEQUENCE:1',
        'DTSTART;TZID=Asia/Kolkata:20270312T120000',
        'STATUS:CONFIRMED',
      ]),
    );
  });

  it('of others are not found', async () => {
    const fixture = await withApplicant(test);
    const { id } = await schedule(fixture);
    const stranger = await test.seeker();
    expect(await refused(stranger.client.call(routes.interviewCalendar, { interviewId: id }))).toBe(
      '404 NOT_FOUND',
    );
  });
});
