import { join } from 'node:path';
import { type AnyRoute, type InputOf, type Routes, routes } from '@nukkad/contract';
import { afterAll, beforeAll, it } from 'vitest';
import { ask, type DemoWorld, LONG, openDemoWorld } from './demo-world.ts';

type Name = keyof Routes;
type Seeker = Parameters<typeof ask>[0];

const TABS = [
  'ALL',
  'APPLIED',
  'SHORTLISTED',
  'SCHEDULED',
  'INTERVIEWED',
  'HIRED',
  'REJECTED',
  'SAVED',
] as const;
const PUNE = { latitude: 18.5204, longitude: 73.8567 };

let world: DemoWorld;
let asha: Seeker & { id: string };
let imran: Seeker & { id: string };
let visitor: Seeker;
let steps = 0;
/** The step with each answer, so that the same answer is recorded once. */
const seen = new Map<string, string>();

beforeAll(async () => {
  world = await openDemoWorld(join(import.meta.dirname, 'answers/seeker-states.json'));
  asha = await world.seeker('local-asha');
  imran = await world.seeker('local-imran');
  visitor = { client: world.test.client.as({ language: 'hi' }), id: null };
  await world.test.set('hrFromHour', 0);
});
afterAll(() => world.close());

/** Records one answer. */
async function take<N extends Name>(seeker: Seeker, name: N, input: InputOf<Routes[N]>): Promise<void> {
  const route: AnyRoute = routes[name];
  steps += 1;
  const step = `${steps}: ${route.key}`;
  await world.step(step, async () => {
    const answer = await ask(seeker, route, input);
    const text = JSON.stringify(answer).replace(/"requestId":"[^"]*"/, '');
    const same = seen.get(text);
    seen.set(text, same ?? step);
    return { input, ...(same === undefined ? answer : { as: same }) };
  });
}

async function idsOf(sql: string, ...values: readonly unknown[]): Promise<string[]> {
  return (await world.rows<{ id: string }>(sql, values)).map(({ id }) => id);
}

/** Jobs in each state: the copies of one job, and the jobs to which Asha applied. */
const jobs = () =>
  idsOf(
    `SELECT id FROM job WHERE share_id LIKE 'State_' OR id IN (SELECT job_id FROM application WHERE candidate_id = $1)
      ORDER BY share_id`,
    asha.id,
  );

/** Companies that are suspended, that have members, and that Asha follows or wrote to. */
const companies = () =>
  idsOf(
    `SELECT id FROM company WHERE suspended_at IS NOT NULL OR id IN (SELECT company_id FROM membership)
         OR id IN (SELECT company_id FROM conversation WHERE candidate_id = $1)
      ORDER BY id LIMIT 12`,
    asha.id,
  );

async function readEverything(): Promise<void> {
  for (const jobId of await jobs()) {
    await take(visitor, 'jobById', { jobId });
    await take(asha, 'jobById', { jobId });
    await take(asha, 'jobSuggestions', { jobId });
  }
  for (const companyId of await companies()) {
    await take(visitor, 'companyOne', { companyId });
    await take(asha, 'companyOne', { companyId });
    await take(asha, 'companyJobs', { company: { companyId }, size: 12 });
    await take(asha, 'companyReviews', { companyId, size: 12 });
    await take(asha, 'chatWithCompany', { companyId, limit: 50 });
  }
  for (const tab of TABS) await take(asha, 'myJobs', { tab, size: 20 });
  for (const seeker of [asha, imran]) {
    await take(seeker, 'notificationList', { size: 50 });
    await take(seeker, 'creditsStatement', { size: 50 });
    await take(seeker, 'accountWhoSawMyData', { size: 50 });
    await take(seeker, 'jobTopPicks', { point: PUNE });
    await take(seeker, 'searchStart', { city: 'Pune' });
    await take(seeker, 'accountSummary', {});
    await take(seeker, 'feedbackFromCompanies', {});
  }
}

async function useEveryJob(): Promise<void> {
  const answers = { isAvailableInCity: false, knowsEnglish: true } as const;
  for (const seeker of [asha, imran])
    for (const [number, jobId] of (await jobs()).entries()) {
      await take(seeker, 'jobSave', { jobId, isSaved: true });
      await take(seeker, 'jobNotInterested', { jobId });
      await take(seeker, 'hrContact', { jobId });
      await take(seeker, 'jobApply', { jobId, ...answers, point: PUNE });
      if (number % 4 === 0)
        await take(seeker, 'reportJob', { jobId, reasonId: 'asks-money', text: 'They ask for money' });
      await take(seeker, 'jobWithdraw', { jobId });
      await take(seeker, 'searchRememberJob', { jobId });
    }
}

async function useEveryCompany(): Promise<void> {
  for (const seeker of [asha, imran])
    for (const companyId of await companies()) {
      await take(seeker, 'companyFollow', { companyId });
      await take(seeker, 'companyReview', { companyId, stars: 3, comments: 'Good kitchen, long hours.' });
      await take(seeker, 'searchRememberCompany', { companyId });
    }
}

async function answerEveryInterview(): Promise<void> {
  const interviews = await world.rows<{ id: string; at: string; candidate: string; application: string }>(
    `SELECT i.id, i.at, a.candidate_id AS candidate, a.id AS application
       FROM interview i JOIN application a ON a.id = i.application_id JOIN candidate c ON c.id = a.candidate_id
      WHERE c.suspended_at IS NULL AND c.deleted_at IS NULL ORDER BY i.id`,
  );
  const replies = ['CONFIRMED', 'OTHER_TIME', 'DECLINED'] as const;
  const proposedAt = '2036-03-10T06:30:00.000Z';
  for (const [number, { id: interviewId, at, candidate, application }] of interviews.entries()) {
    const seeker = { id: candidate, client: world.test.client.as(await world.test.signIn(candidate)) };
    const reply = replies[number % replies.length] ?? 'CONFIRMED';
    const planned = new Date(at).toISOString();
    await take(seeker, 'interviewCalendar', { interviewId });
    await take(seeker, 'interviewAnswer', {
      interviewId,
      reply,
      at: planned,
      ...(reply === 'OTHER_TIME' && { proposedAt }),
    });
    await take(seeker, 'reportContact', {
      applicationId: application,
      about: 'INTERVIEW',
      reason: 'DID_NOT_COME',
      text: 'Nobody was there.',
    });
  }
}

it('the seekers’ API answers and stores as approved for each state of a row', LONG, async () => {
  await readEverything();
  await useEveryJob();
  await useEveryCompany();
  await answerEveryInterview();
  for (const tab of TABS) await take(asha, 'myJobs', { tab, size: 20 });
  await take(asha, 'creditsStatement', { size: 50 });
  world.compare();
});
