import { DAY_MS, HOUR_MS } from '@nukkad/domain/durations.ts';
import {
  buildApplication,
  buildCompany,
  buildJob,
  createTestDatabase,
  type TestDatabase,
} from '@nukkad/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  lockUnanswered,
  markNotified,
  pauseUnanswered,
  selectEndingJobs,
  selectNewApplicants,
  selectReminders,
  selectUnseen,
} from './waiting.queries.ts';

const NOW = new Date('2027-03-10T05:30:00.000Z');

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const db = () => test.database.prisma;
const at = (ms: number) => new Date(NOW.getTime() + ms);

/** Creates a company with a member and an open job. */
async function shop(change: Parameters<typeof buildJob>[1] = {}) {
  const { id: companyId } = await buildCompany(test.database);
  const { id: memberId } = await db().member.create({ data: { name: 'Asha', language: 'en' } });
  await db().membership.create({
    data: { companyId, memberId, role: 'OWNER', createdAt: at(-90 * DAY_MS), createdBy: 'test' },
  });
  const dates = { createdAt: at(-60 * DAY_MS), expiresAt: at(60 * DAY_MS) };
  const { id: jobId } = await buildJob(test.database, { companyId, ...dates, ...change });
  const apply = async (ms: number) => {
    const change = { appliedAt: at(ms), statusChangedAt: at(ms) };
    return (await buildApplication(test.database, { jobId, ...change })).id;
  };
  return { companyId, memberId, jobId, apply };
}

type Row = { readonly id?: string; readonly companyId?: string };
const has = (rows: readonly Row[], id: string) => rows.some((row) => row.id === id || row.companyId === id);

const ending = { until: at(DAY_MS), after: null, limit: 1000 };

/** Each case returns whether its query selects a row whose time is `ms` from the limit. */
const CASES: Record<string, (ms: number) => Promise<boolean>> = {
  'an applicant of the last hour is new': async (ms) => {
    const { companyId, apply } = await shop();
    await apply(-HOUR_MS + ms);
    return has(await test.database.query(selectNewApplicants(NOW)), companyId);
  },
  'an applicant after the last notice is new': async (ms) => {
    const { companyId, apply } = await shop();
    await test.database.query(markNotified(companyId, at(-60_000)));
    await apply(-60_000 + ms);
    return has(await test.database.query(selectNewApplicants(NOW)), companyId);
  },
  'an applicant of the future is not new': async (ms) => {
    const { companyId, apply } = await shop();
    await apply(ms);
    return has(await test.database.query(selectNewApplicants(NOW)), companyId);
  },
  'an applicant is unseen after a day': async (ms) => {
    const { companyId, apply } = await shop();
    await apply(-DAY_MS + ms);
    return has(await test.database.query(selectUnseen(NOW)), companyId);
  },
  'an applicant is unseen for 14 days': async (ms) => {
    const { companyId, apply } = await shop();
    await apply(-14 * DAY_MS + ms);
    return has(await test.database.query(selectUnseen(NOW)), companyId);
  },
  'a member has not used the site for a day': async (ms) => {
    const { companyId, memberId, apply } = await shop();
    await apply(-2 * DAY_MS);
    const seenAt = at(-DAY_MS + ms);
    const session = { memberId, tokenHash: memberId, startedAt: seenAt, provedAt: seenAt };
    await db().deskSession.create({ data: { ...session, seenAt, expiresAt: at(DAY_MS) } });
    return has(await test.database.query(selectUnseen(NOW)), companyId);
  },
  'an application is locked 30 days after its job was closed': async (ms) => {
    const statusChangedAt = at(-30 * DAY_MS + ms);
    const { apply } = await shop({ status: 'CLOSED', statusReason: 'employer', statusChangedAt });
    const id = await apply(-40 * DAY_MS);
    return has(await test.database.query(lockUnanswered(NOW, 1000)), id);
  },
  'a job ends after now': async (ms) => {
    const { jobId } = await shop({ expiresAt: at(ms) });
    return has(await test.database.query(selectEndingJobs({ now: NOW, ...ending })), jobId);
  },
  'a job ends before the limit': async (ms) => {
    const { jobId } = await shop({ expiresAt: at(DAY_MS + ms) });
    return has(await test.database.query(selectEndingJobs({ now: NOW, ...ending })), jobId);
  },
  'a job with 15 applicants of over a week is paused': async (ms) => {
    const { jobId, apply } = await shop();
    for (let count = 0; count < 15; count += 1) await apply(-7 * DAY_MS + ms);
    return has(await test.database.query(pauseUnanswered(NOW)), jobId);
  },
};

const EXPECTED: Record<keyof typeof CASES, readonly [before: boolean, equal: boolean, after: boolean]> = {
  'an applicant of the last hour is new': [false, false, true],
  'an applicant after the last notice is new': [false, false, true],
  'an applicant of the future is not new': [true, true, false],
  'an applicant is unseen after a day': [true, true, false],
  'an applicant is unseen for 14 days': [false, false, true],
  'a member has not used the site for a day': [true, true, false],
  'an application is locked 30 days after its job was closed': [true, true, false],
  'a job ends after now': [false, false, true],
  'a job ends before the limit': [true, false, false],
  'a job with 15 applicants of over a week is paused': [true, false, false],
};

it.each(Object.entries(CASES))('%s, to the millisecond', async (name, isSelected) => {
  const found = [await isSelected(-1), await isSelected(0), await isSelected(1)];
  expect(found).toEqual(EXPECTED[name]);
});

it('the reminder counts applicants of the last 90 days', async () => {
  const counts: number[] = [];
  for (const ms of [-1, 0, 1]) {
    const { companyId, apply } = await shop();
    await apply(-3 * DAY_MS);
    await apply(-90 * DAY_MS + ms);
    const rows = await test.database.query(selectReminders(NOW));
    counts.push(rows.find((row) => row.companyId === companyId)?.count ?? 0);
  }
  expect(counts).toEqual([1, 1, 2]);
});
