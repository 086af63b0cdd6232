import {
  buildApplication,
  buildCandidate,
  buildCompany,
  buildJob,
  createTestDatabase,
  type TestDatabase,
} from '@nukkad/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportSections } from './export.queries.ts';

const EARLY = new Date('2026-03-01T08:00:00Z');
const LATE = new Date('2026-03-02T09:00:00Z');
const DAY = new Date('2026-03-01T00:00:00Z');

let test: TestDatabase;
let seeker: string;

beforeAll(async () => {
  test = await createTestDatabase();
  seeker = await fill('asha');
  // Rows of another seeker, of whom the export must show nothing.
  await fill('ravi');
});
afterAll(() => test.drop());

/** Creates a seeker, and what a company did with the application. The late rows are inserted first. */
async function fill(word: string): Promise<string> {
  const { prisma } = test.database;
  const { id: companyId } = await buildCompany(test.database, { name: `${word} Foods` });
  const { id: jobId } = await buildJob(test.database, { companyId, title: `${word} Cook` });
  const { id: candidateId } = await buildCandidate(test.database);
  const { id: applicationId } = await buildApplication(test.database, { candidateId, jobId });
  const { id: memberId } = await prisma.member.create({ data: { name: word, language: 'en' } });
  for (const [at, number] of [
    [LATE, 2],
    [EARLY, 1],
  ] as const) {
    await prisma.applicationCall.create({
      data: { applicationId, memberId, outcome: number === 1 ? 'NOT_REACHED' : 'COMES', at },
    });
    await prisma.interview.create({
      data: {
        applicationId,
        companyId,
        round: number,
        at,
        place: `${word} place ${number}`,
        bring: `paper ${number}`,
        reply: 'OTHER_TIME',
        repliedAt: EARLY,
        proposedAt: LATE,
        outcome: 'CAME',
        outcomeAt: at,
        createdAt: EARLY,
        changedAt: LATE,
      },
    });
    // An operator looks without a company.
    await prisma.profileAccess.create({
      data: {
        candidateId,
        companyId: number === 1 ? null : companyId,
        subjectHash: word,
        context: applicationId,
        actor: number === 1 ? 'operator:asha' : `member:${memberId}`,
        what: number === 1 ? 'PHONE' : 'CARD',
        day: DAY,
        firstAt: EARLY,
        lastAt: at,
        times: number,
      },
    });
    await prisma.contactReport.create({
      data: {
        candidateId,
        applicationId,
        companyId,
        jobId,
        about: number === 1 ? 'CALL' : 'INTERVIEW',
        reason: number === 1 ? 'ASKED_MONEY' : 'RUDE',
        text: `${word} report ${number}`,
        signInHash: word,
        createdAt: at,
      },
    });
  }
  await writeReviews(candidateId, memberId, word);
  return candidateId;
}

/** Stores a review without a reply, and others with a reply that is shown, waits for an operator, or is hidden. */
async function writeReviews(candidateId: string, memberId: string, word: string): Promise<void> {
  const replies = [null, {}, { heldAt: EARLY, heldReason: 'words' }, { hiddenAt: EARLY, hiddenNote: 'rude' }];
  for (const [index, reply] of [...replies.entries()].toReversed()) {
    const { id: companyId } = await buildCompany(test.database, { name: `${word} ${index}` });
    const { id: reviewId } = await test.database.prisma.companyReview.create({
      data: {
        candidateId,
        companyId,
        rating: index + 1,
        comment: `${word} review ${index}`,
        createdAt: new Date(EARLY.getTime() + index),
      },
    });
    if (reply !== null)
      await test.database.prisma.reviewReply.create({
        data: { reviewId, memberId, text: `${word} reply`, createdAt: EARLY, changedAt: LATE, ...reply },
      });
  }
}

const interviewOf = (at: Date, round: number) => ({
  company: 'asha Foods',
  title: 'asha Cook',
  round,
  at,
  place: `asha place ${round}`,
  bring: `paper ${round}`,
  createdAt: EARLY,
  changedAt: LATE,
  reply: 'OTHER_TIME',
  repliedAt: EARLY,
  proposedAt: LATE,
  outcome: 'CAME',
  outcomeAt: at,
  cancelledAt: null,
});

it.each([
  [
    'callsFromCompanies',
    [
      { title: 'asha Cook', outcome: 'NOT_REACHED', at: EARLY },
      { title: 'asha Cook', outcome: 'COMES', at: LATE },
    ],
  ],
  ['interviews', [interviewOf(EARLY, 1), interviewOf(LATE, 2)]],
  [
    'whoSawMyData',
    [
      { company: null, what: 'PHONE', day: '2026-03-01', lastAt: EARLY, times: 1 },
      { company: 'asha Foods', what: 'CARD', day: '2026-03-01', lastAt: LATE, times: 2 },
    ],
  ],
  [
    'contactReports',
    [
      ['CALL', 'ASKED_MONEY', 'asha report 1', EARLY] as const,
      ['INTERVIEW', 'RUDE', 'asha report 2', LATE] as const,
    ].map(([about, reason, text, createdAt]) => ({
      title: 'asha Cook',
      company: 'asha Foods',
      about,
      reason,
      text,
      createdAt,
    })),
  ],
  [
    'reviews',
    [null, 'asha reply', null, null].map((reply, index) => ({
      company: `asha ${index}`,
      rating: index + 1,
      comment: `asha review ${index}`,
      createdAt: new Date(EARLY.getTime() + index),
      reply,
    })),
  ],
])('has the %s of this seeker alone, oldest first', async (name, rows) => {
  const section = exportSections(seeker).find((one) => one.name === name);
  if (section === undefined) throw new Error(`There is no section ${name}`);
  expect(await test.database.query(section.query)).toEqual(rows);
});
