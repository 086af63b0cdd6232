import { randomUUID } from 'node:crypto';
import { routes } from '@nukkad/contract';
import type { AnswerSpeed } from '@nukkad/contract/companies/answer-speed.ts';
import { companyOne } from '@nukkad/contract/partner/index.ts';
import { runTask } from '@nukkad/core/background/run-task.ts';
import type { ApplicationStatus } from '@nukkad/db';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildMember, WITH_HIRE } from '../../test/hire-site.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
afterAll(() => test.close());

/** 03:40 in India, when the task runs. */
const NOW = '2027-03-10T22:10:00.000Z';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
beforeEach(() => {
  test.clock.set(NOW);
});

const before = (milliseconds: number) => new Date(new Date(NOW).getTime() - milliseconds);
const db = () => test.database.prisma;
const compute = () => runTask(test.container, 'company-figures');

/** A company with a job, whose member came half a year ago. */
async function shop() {
  const staff = await buildMember(test);
  // A title of its own, so that a search finds this job alone.
  const title = `Weaver ${randomUUID().replace(/[^a-z]/g, '')}`;
  const posted = { companyId: staff.company.id, createdAt: before(100 * DAY), title };
  const job = await buildJob(test.database, posted);
  const since = (at: Date) =>
    db().membership.updateMany({ where: { companyId: staff.company.id }, data: { createdAt: at } });
  await since(before(180 * DAY));

  /** Adds an application that was sent at a time, and answered after some hours. Null: it was not answered. */
  async function applied(at: Date, hours: number | null, change: Answer = {}) {
    const { status = 'SHORTLISTED', memberId = staff.memberId, ...more } = change;
    const { id } = await buildApplication(test.database, { jobId: job.id, appliedAt: at });
    await db().applicationEvent.updateMany({ where: { applicationId: id }, data: { createdAt: at } });
    if (hours === null) return id;
    const event = { status, memberId, ...more, createdAt: new Date(at.getTime() + hours * HOUR) };
    await db().applicationEvent.create({ data: { applicationId: id, ...event } });
    await db().application.update({ where: { id }, data: { status } });
    return id;
  }

  /** Adds applications of twenty days ago with these answers. */
  async function answeredAfter(...hours: readonly (number | null)[]) {
    for (const one of hours) await applied(before(20 * DAY), one);
  }

  const stored = () => db().companyFigure.findUnique({ where: { companyId: staff.company.id } });
  async function figures() {
    await compute();
    const row = await stored();
    return row === null ? null : [row.applications, row.answered, row.medianHours];
  }
  return { ...staff, job, since, applied, answeredAfter, figures, stored };
}

interface Answer {
  readonly status?: ApplicationStatus;
  readonly memberId?: string | null;
  readonly reason?: string;
}

describe('the figures of a company', () => {
  it('are the number of people, of answers, and the hours after which half had one', async () => {
    const { answeredAfter, figures } = await shop();
    await answeredAfter(30, 1, 5, null, 3);
    expect(await figures()).toEqual([5, 4, 5]);
  });

  it.each([
    [[2, 4, 6], 4],
    [[2, 4, 6, 8], 4],
    [[2, 4, null, null], 4],
    [[2, 4, null, null, null], null],
    [[0], 0],
    [[1.01], 2],
    [[], null],
  ])('of answers after %j hours have the median %j', async (hours, median) => {
    const { answeredAfter, figures } = await shop();
    await answeredAfter(...hours);
    expect((await figures())?.[2]).toBe(median);
  });

  it('count whole days of the calendar in India: at least 7 days old, at most 90', async () => {
    // Midnight in India is 18:30 UTC. On 11 March, 4 March is seven days ago and 11 December ninety.
    const { applied, figures } = await shop();
    await applied(new Date('2027-03-03T18:30:00.000Z'), 1);
    expect(await figures()).toEqual([0, 0, null]);
    await applied(new Date('2027-03-03T18:29:59.999Z'), 2);
    expect(await figures()).toEqual([1, 1, 2]);
    await applied(new Date('2026-12-10T18:29:59.999Z'), 3);
    expect(await figures()).toEqual([1, 1, 2]);
    await applied(new Date('2026-12-10T18:30:00.000Z'), 4);
    expect(await figures()).toEqual([2, 2, 2]);
  });

  it('change at midnight in India, not in UTC', async () => {
    const { applied, figures } = await shop();
    await applied(new Date('2027-03-04T12:00:00.000Z'), null);
    test.clock.set('2027-03-11T18:29:59.000Z');
    expect(await figures()).toEqual([0, 0, null]);
    test.clock.set('2027-03-11T18:30:00.000Z');
    expect(await figures()).toEqual([1, 0, null]);
  });

  it('take only steps of members as answers, and the first of them', async () => {
    const { applied, figures } = await shop();
    const at = before(20 * DAY);
    await applied(at, 1, { status: 'REJECTED', memberId: null, reason: 'no-answer' });
    await applied(at, 1, { status: 'HIRED', memberId: null });
    expect(await figures()).toEqual([2, 0, null]);
    const id = await applied(at, 5);
    const later = new Date(at.getTime() + 90 * HOUR);
    const { memberId } = await db().applicationEvent.findFirstOrThrow({
      where: { applicationId: id, status: 'SHORTLISTED' },
    });
    await db().applicationEvent.create({
      data: { applicationId: id, status: 'REJECTED', memberId, createdAt: later },
    });
    await applied(at, 7);
    expect(await figures()).toEqual([4, 2, 7]);
  });

  it('leave out who withdrew without an answer, and answers to an earlier application', async () => {
    const { applied, figures } = await shop();
    const at = before(20 * DAY);
    const withdrawn = await applied(at, null);
    const answered = await applied(at, 2);
    const where = { id: { in: [withdrawn, answered] } };
    await db().application.updateMany({ where, data: { status: 'WITHDRAWN' } });
    expect(await figures()).toEqual([1, 1, 2]);
    await db().application.update({
      where: { id: answered },
      data: { status: 'APPLIED', appliedAt: before(15 * DAY) },
    });
    expect(await figures()).toEqual([1, 0, null]);
  });

  it('begin when the company has a member, and end with the last one', async () => {
    const { answeredAfter, since, figures, company } = await shop();
    await answeredAfter(1, 1);
    await since(before(20 * DAY));
    expect(await figures()).toEqual([2, 2, 1]);
    await since(before(20 * DAY - 1));
    expect(await figures()).toEqual([0, 0, null]);
    await db().membership.updateMany({ where: { companyId: company.id }, data: { endedAt: before(DAY) } });
    test.clock.advanceSeconds(1);
    expect(await figures()).toBeNull();
  });

  it('are the same when they are computed twice, also at once', async () => {
    const { answeredAfter, figures, stored } = await shop();
    await answeredAfter(1, 2, 3);
    expect(await figures()).toEqual([3, 3, 2]);
    const first = await stored();
    await Promise.all([compute(), compute()]);
    expect(await stored()).toEqual({ ...first, computedAt: expect.any(Date) });
  });
});

describe('what seekers and the company read', () => {
  const read = async ({ job, company, site }: Awaited<ReturnType<typeof shop>>) => {
    const page = await test.client.call(routes.jobById, { jobId: job.id });
    const profile = await test.client.call(routes.companyOne, { companyId: company.id });
    const board = await site.call(companyOne, { params: { company: company.id } });
    const { jobs } = await test.client.call(routes.companyJobs, {
      company: { companyId: company.id },
      size: 10,
    });
    const found = await test.client.call(routes.jobFilter, { searchText: job.title, size: 10 } as never);
    const card = jobs.find(({ id }) => id === job.id);
    const inSearch = found.jobs.find(({ id }) => id === job.id);
    return {
      job: page.job.answersWithin,
      company: profile.answersWithin,
      card: card?.answersWithin,
      found: inSearch === undefined ? 'not found' : inSearch.answersWithin,
      board: board.answering,
    };
  };

  it('is nothing before the first night', async () => {
    const nothing = { job: undefined, company: undefined, card: undefined, found: undefined };
    expect(await read(await shop())).toEqual({ ...nothing, board: null });
  });

  it.each<[(number | null)[], AnswerSpeed | null]>([
    [[1, 1, 1, 1], null],
    [[24, 24, 24, 24, 24], 'DAY'],
    [[24.01, 24.01, 24.01, 24.01, 24.01], 'TWO_DAYS'],
    [[48, 48, 48, null, null], 'TWO_DAYS'],
    [[72, 72, 72, null, null], 'THREE_DAYS'],
    [[168, 168, 168, null, null], 'WEEK'],
    [[336, 336, 336, null, null], 'TWO_WEEKS'],
    [[337, 337, 337, null, null], 'LONGER'],
    [[1, 1, null, null, null], null],
    [[1, 1, null, null, null, null], null],
    [[1, null, null, null, null], 'OFTEN_NOT'],
    [[null, null, null, null], null],
    [[null, null, null, null, null], 'OFTEN_NOT'],
  ])('with answers after %j hours is %j', async (hours, speed) => {
    const company = await shop();
    await company.answeredAfter(...hours);
    const figures = (await company.figures()) ?? [];
    const [applications, answered, medianHours] = figures;
    const board = { applications, answered, medianHours, answersWithin: speed };
    const seen = speed ?? undefined;
    expect(await read(company)).toEqual({ job: seen, company: seen, card: seen, found: seen, board });
  });
});
