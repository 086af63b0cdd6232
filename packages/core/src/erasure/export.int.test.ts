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
const END = new Date('2036-03-02T09:00:00Z');

let test: TestDatabase;
let seeker: string;

beforeAll(async () => {
  test = await createTestDatabase();
  seeker = await fill('asha');
  // Rows of other seekers, of whom the export must show nothing.
  await fill('ravi');
});
afterAll(() => test.drop());

/** A job, and the moment of everything that a seeker does with it. */
interface Moment {
  readonly jobId: string;
  readonly companyId: string;
  readonly at: Date;
  readonly number: number;
}

/**
 * Creates a seeker with two rows of each kind: of a cook at "<word> Foods" from the early moment, and of a driver at
 * "<word> Cabs" from the late one. The late rows are inserted first.
 */
async function fill(word: string): Promise<string> {
  const cook = await job(word, 'Cook', 'Foods');
  const driver = await job(word, 'Driver', 'Cabs');
  const { id: candidateId } = await buildCandidate(test.database, { credits: 0 });
  const moments: readonly Moment[] = [
    { jobId: driver.id, companyId: driver.companyId, at: LATE, number: 2 },
    { jobId: cook.id, companyId: cook.companyId, at: EARLY, number: 1 },
  ];
  for (const moment of moments) {
    await useJob(candidateId, moment, word);
    await useSite(candidateId, moment, word);
  }
  await test.database.prisma.interest.createMany({
    data: ['sales', 'cook'].map((profileKey) => ({ candidateId, profileKey })),
  });
  return candidateId;
}

async function job(word: string, title: string, company: string) {
  const { id: companyId } = await buildCompany(test.database, { name: `${word} ${company}` });
  return buildJob(test.database, { companyId, title: `${word} ${title}` });
}

async function useJob(candidateId: string, { jobId, companyId, at, number }: Moment, word: string) {
  const { prisma } = test.database;
  const seen = { candidateId, jobId };
  const application = await buildApplication(test.database, {
    candidateId,
    jobId,
    appliedAt: at,
    latitude: 18 + number,
    longitude: 73 + number,
    isAvailableInCity: number === 1,
    knowsEnglish: number === 2,
    viewedAt: at,
  });
  await prisma.applicationEvent.updateMany({
    where: { applicationId: application.id },
    data: { createdAt: at, note: `${word} note ${number}`, reason: `reason ${number}`, scheduledFor: END },
  });
  await prisma.savedJob.create({ data: { ...seen, createdAt: at } });
  await prisma.dismissedJob.create({ data: { ...seen, createdAt: at } });
  await prisma.jobView.create({ data: { ...seen, firstViewAt: at, lastDay: at } });
  await prisma.hrReveal.create({ data: { ...seen, isPaid: number === 1, firstRevealedAt: at } });
  await prisma.jobReport.create({ data: { ...seen, text: `${word} report ${number}`, createdAt: at } });
  await prisma.recentJob.create({ data: { ...seen, searchedAt: at } });
  await prisma.recentCompany.create({
    data: { candidateId, companyId, searchedAt: new Date(at.getTime() + 1) },
  });
  await prisma.companyFollow.create({ data: { candidateId, companyId, createdAt: at } });
  await prisma.companyFeedback.create({
    data: { candidateId, companyId, comment: `${word} feedback ${number}`, createdAt: at },
  });
  const conversation = number === 1 ? { kind: 'ADMIN' as const } : { kind: 'COMPANY' as const, companyId };
  await prisma.conversation.create({
    data: {
      ...conversation,
      candidateId,
      lastSequence: 1,
      messages: {
        create: { sequence: 1, sender: 'CANDIDATE', body: `${word} message ${number}`, createdAt: at },
      },
    },
  });
}

async function useSite(candidateId: string, { at, number }: Moment, word: string) {
  const { prisma } = test.database;
  const own = { candidateId, createdAt: at };
  const familyId = `0199b3f2-7c1a-7d10-9a51-${word === 'asha' ? 1 : 2}0000000000${number}`;
  await prisma.refreshToken.create({
    data: { candidateId, familyId, tokenHash: `${word} ${number}`, createdAt: at, expiresAt: END },
  });
  if (number === 1)
    await prisma.login.create({
      data: { id: familyId, candidateId, startedAt: at, provedAt: at, device: 'Chrome, Android' },
    });
  await prisma.pushSubscription.create({
    data: { token: `${word} ${number}`, candidateId, createdAt: at, seenAt: END },
  });
  await prisma.education.create({
    data: { candidateId, level: number === 1 ? 'SSC' : 'UG', institution: `${word} school ${number}` },
  });
  await prisma.experience.create({
    data: { candidateId, organization: `${word} ${number}`, position: 'Cook', levelYears: 2, startDate: at },
  });
  await prisma.jobAlert.create({
    data: {
      candidateId,
      search: { text: `${word} ${number}` },
      searchHash: `${number}`,
      createdAt: at,
      checkedAt: at,
    },
  });
  await prisma.creditEntry.create({
    data: { candidateId, amount: number, reason: 'OPERATOR', reference: `${number}`, createdAt: at },
  });
  await prisma.creditRequest.create({ data: { ...own, status: 'GRANTED', decidedAt: END } });
  const { id: friend } = await buildCandidate(test.database);
  const pair =
    number === 1
      ? { refereeId: candidateId, referrerId: friend }
      : { refereeId: friend, referrerId: candidateId };
  await prisma.referral.create({ data: { ...pair, createdAt: at } });
  await prisma.consent.create({
    data: { candidateId, purpose: `purpose ${number}`, version: '1', language: 'hi', givenAt: at },
  });
  await prisma.productFeedback.create({ data: { ...own, message: `${word} idea ${number}` } });
  await prisma.supportMessage.create({ data: { ...own, message: `${word} help ${number}` } });
  const typeKey = number === 1 ? 'application-status' : 'job-alert';
  await prisma.notification.create({
    data: { candidateId, typeKey, values: { word }, dedupeKey: `${number}`, createdAt: at },
  });
  await prisma.notificationPreference.create({ data: { candidateId, typeKey, isEnabled: number === 1 } });
}

/** Returns the rows of a section with the values of both moments, the early one first. */
const both = <Row>(rowOf: (at: Date, number: number, is: 'Cook' | 'Driver') => Row): Row[] => [
  rowOf(EARLY, 1, 'Cook'),
  rowOf(LATE, 2, 'Driver'),
];

const company = (number: number) => (number === 1 ? 'asha Foods' : 'asha Cabs');

it.each([
  [
    'logins',
    both((at, number) => ({
      startedAt: at,
      lastUsedAt: at,
      endedAt: null,
      device: number === 1 ? 'Chrome, Android' : null,
    })),
  ],
  ['devices', both((createdAt) => ({ createdAt, seenAt: END }))],
  [
    'education',
    both((_at, number) => ({
      level: number === 1 ? 'SSC' : 'UG',
      institution: `asha school ${number}`,
      exam: null,
      percentage: null,
      passingYear: null,
    })),
  ],
  ['experience', both((_at, number) => expect.objectContaining({ organization: `asha ${number}` }))],
  ['interests', [{ profile: 'cook' }, { profile: 'sales' }]],
  [
    'applications',
    both((at, number, title) => ({
      title: `asha ${title}`,
      company: company(number),
      status: 'APPLIED',
      appliedAt: at,
      latitude: 18 + number,
      longitude: 73 + number,
      isAvailableInCity: number === 1,
      knowsEnglish: number === 2,
      scheduledFor: null,
      viewedAt: at,
    })),
  ],
  [
    'applicationSteps',
    both((createdAt, number, title) => ({
      title: `asha ${title}`,
      status: 'APPLIED',
      scheduledFor: END,
      note: `asha note ${number}`,
      reason: `reason ${number}`,
      createdAt,
    })),
  ],
  ['savedJobs', both((createdAt, _number, title) => ({ title: `asha ${title}`, createdAt }))],
  ['hiddenJobs', both((createdAt, _number, title) => ({ title: `asha ${title}`, createdAt }))],
  [
    'viewedJobs',
    both((at, number, title) => ({ title: `asha ${title}`, firstViewAt: at, lastDay: `2026-03-0${number}` })),
  ],
  [
    'contactsSeen',
    both((at, number, title) => ({ title: `asha ${title}`, isPaid: number === 1, firstRevealedAt: at })),
  ],
  [
    'reports',
    both((createdAt, number, title) => ({
      title: `asha ${title}`,
      text: `asha report ${number}`,
      createdAt,
    })),
  ],
  [
    'recentSearches',
    both((at, number, title) => [
      { opened: `asha ${title}`, searchedAt: at },
      { opened: company(number), searchedAt: new Date(at.getTime() + 1) },
    ]).flat(),
  ],
  ['jobAlerts', both((createdAt, number) => ({ search: { text: `asha ${number}` }, createdAt }))],
  ['credits', both((createdAt, amount) => ({ amount, reason: 'OPERATOR', createdAt }))],
  ['creditRequests', both((createdAt) => ({ status: 'GRANTED', createdAt, decidedAt: END }))],
  [
    'referrals',
    both((createdAt, number) => ({
      role: number === 1 ? 'referred by a friend' : 'referred a friend',
      createdAt,
      grantedAt: null,
    })),
  ],
  ['followedCompanies', both((createdAt, number) => ({ name: company(number), createdAt }))],
  [
    'feedbackFromCompanies',
    both((createdAt, number) => ({
      company: company(number),
      comment: `asha feedback ${number}`,
      createdAt,
    })),
  ],
  [
    'messages',
    both((createdAt, number) => ({
      with: number === 1 ? 'support' : 'asha Cabs',
      sender: 'CANDIDATE',
      body: `asha message ${number}`,
      createdAt,
    })),
  ],
  [
    'notifications',
    both((createdAt, number) => ({
      type: number === 1 ? 'application-status' : 'job-alert',
      values: { word: 'asha' },
      createdAt,
      readAt: null,
    })),
  ],
  [
    'notificationPreferences',
    both((_at, number) => ({
      type: number === 1 ? 'application-status' : 'job-alert',
      isEnabled: number === 1,
    })),
  ],
  [
    'consents',
    both((givenAt, number) => ({
      purpose: `purpose ${number}`,
      version: '1',
      language: 'hi',
      givenAt,
      withdrawnAt: null,
    })),
  ],
  ['productFeedback', both((createdAt, number) => ({ message: `asha idea ${number}`, createdAt }))],
  ['supportMessages', both((createdAt, number) => ({ message: `asha help ${number}`, createdAt }))],
])('has the %s of this seeker alone, oldest first', async (name, rows) => {
  const section = exportSections(seeker).find((one) => one.name === name);
  if (section === undefined) throw new Error(`There is no section ${name}`);
  expect(await test.database.query(section.query)).toEqual(rows);
});
