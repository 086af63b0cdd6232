import { lockAnswered } from '@nukkad/core/answers/answers.queries.ts';
import {
  countStages,
  countUnreadMessages,
  selectAccess,
} from '@nukkad/core/applicants/applicants.queries.ts';
import type { Look } from '@nukkad/core/applicants/look.ts';
import {
  revealCards,
  revealInterviews,
  revealProfile,
  revealThreads,
} from '@nukkad/core/applicants/reveal.queries.ts';
import { selectUnreadThreads } from '@nukkad/core/company-chat/company-chat.queries.ts';
import {
  countApplicationsOf,
  lockWaitingApplications,
  lockWaitingOfCompany,
  selectJobsOfCompany,
} from '@nukkad/core/company-jobs/company-jobs.queries.ts';
import { selectInterviewOwner } from '@nukkad/core/interviews/interviews.queries.ts';
import { selectOnlyOwned } from '@nukkad/core/leaving/leaving.queries.ts';
import type { Query } from '@nukkad/db/sql.ts';
import {
  buildApplication,
  buildCandidate,
  buildCompany,
  buildJob,
  createTestDatabase,
  type TestDatabase,
} from '@nukkad/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

const NOW = new Date('2031-03-10T06:30:00Z');
const SINCE = new Date('2030-12-10T06:30:00Z');
const FIRST = { afterAt: null, afterId: null, size: 10 } as const;

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

/** Creates a company with an applicant who wrote and has an interview. The application moved last at `movedAt`. */
async function applicantOf(movedAt: Date) {
  const { database } = test;
  const { prisma } = database;
  const { id: companyId } = await buildCompany(database);
  const { id: memberId } = await prisma.member.create({ data: { name: 'Asha', language: 'en' } });
  await prisma.membership.create({ data: { companyId, memberId, role: 'OWNER', createdBy: 'test' } });
  const { id: jobId } = await buildJob(database, { companyId });
  const { id: candidateId } = await buildCandidate(database);
  const { id } = await buildApplication(database, { candidateId, jobId, statusChangedAt: movedAt });
  const { id: interviewId } = await prisma.interview.create({
    data: {
      applicationId: id,
      companyId,
      round: 1,
      at: NOW,
      place: '1 Test Road',
      createdAt: SINCE,
      changedAt: SINCE,
    },
  });
  await prisma.conversation.create({
    data: {
      kind: 'COMPANY',
      candidateId,
      companyId,
      lastSequence: 1,
      lastMessageAt: NOW,
      messages: { create: { sequence: 1, sender: 'CANDIDATE', body: 'Hello', createdAt: NOW } },
    },
  });
  const look: Look = {
    companyId,
    actor: `member:${memberId}`,
    ledgerKey: 'key',
    now: NOW,
    day: '2031-03-10',
    since: SINCE,
  };
  return { id, companyId, memberId, jobId, interviewId, look };
}
type Applicant = Awaited<ReturnType<typeof applicantOf>>;

const rowsOf = async <Row>(query: Query<Row>): Promise<readonly Row[]> => test.database.query(query);
const isAny = async (query: Query<unknown>) => (await rowsOf(query)).length > 0;
const isOpen = async (query: Query<{ readonly isOpen: boolean }>) => (await rowsOf(query))[0]?.isOpen;

const TIMES = { since: SINCE, dueUntil: SINCE, todayBefore: SINCE, tomorrowBefore: SINCE };
const COMPANY_JOBS = { status: null, isWaiting: false, isOnlyToConfirm: false, limit: 10 } as const;

/** What a company can see or do, and whether this applicant is a part of it. */
const ACCESS: readonly (readonly [string, (applicant: Applicant) => Promise<boolean | undefined>])[] = [
  ['may be acted on', ({ id, companyId }) => isOpen(selectAccess(id, companyId, SINCE))],
  ['may be answered', ({ id, companyId }) => isOpen(lockAnswered([id], companyId, SINCE))],
  [
    'is on the board',
    async ({ companyId }) => (await rowsOf(countStages(companyId, TIMES))).some(({ count }) => count > 0),
  ],
  [
    'counts as an unread message',
    async ({ companyId }) => (await rowsOf(countUnreadMessages(companyId, SINCE)))[0]?.count === 1,
  ],
  [
    'brings a notice of a message',
    async ({ companyId }) =>
      (await rowsOf(selectUnreadThreads(NOW, SINCE))).some((thread) => thread.companyId === companyId),
  ],
  [
    'is among the applicants of the company',
    ({ look }) => isAny(revealCards(look, { ...FIRST, stage: 'APPLIED', jobId: null })),
  ],
  [
    'is among the applicants of the job',
    ({ look, jobId }) => isAny(revealCards(look, { ...FIRST, stage: 'APPLIED', jobId })),
  ],
  [
    'is in the calendar',
    ({ look }) => isAny(revealInterviews(look, { ...FIRST, from: SINCE, to: new Date(NOW.getTime() + 1) })),
  ],
  ['is among the conversations', ({ look }) => isAny(revealThreads(look, FIRST))],
  ['has a profile', ({ look, id }) => isAny(revealProfile(look, id))],
  [
    'has a file for the calendar',
    ({ interviewId, companyId }) => isOpen(selectInterviewOwner(interviewId, companyId, SINCE)),
  ],
  [
    'waits in the list of jobs',
    async ({ companyId }) => {
      const page = { ...COMPANY_JOBS, afterAt: null, afterId: null, since: SINCE, now: NOW };
      return (await rowsOf(selectJobsOfCompany(companyId, page)))[0]?.unanswered === 1;
    },
  ],
  [
    'waits at the job',
    async ({ jobId }) => (await rowsOf(countApplicationsOf(jobId, SINCE)))[0]?.unanswered === 1,
  ],
  ['is answered when the job closes', ({ jobId }) => isAny(lockWaitingApplications(jobId, SINCE))],
  ['is answered when the company closes', ({ companyId }) => isAny(lockWaitingOfCompany(companyId, SINCE))],
  [
    'is counted before the company closes',
    async ({ memberId }) => (await rowsOf(selectOnlyOwned(memberId, 'en', SINCE)))[0]?.waiting === 1,
  ],
];

it.each(ACCESS)('an applicant %s until 90 days after the last step', async (_what, isIncluded) => {
  const found = [];
  for (const milliseconds of [-1, 0, 1])
    found.push(await isIncluded(await applicantOf(new Date(SINCE.getTime() + milliseconds))));
  expect(found.map((isFound) => isFound === true)).toEqual([false, false, true]);
});
