import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LONG, useDemoOps } from '../testing/demo-ops.ts';

const OWNER = '9000000001';

const demo = useDemoOps({ path: join(import.meta.dirname, 'answers/states.json') });
const { take } = demo;

const values = async (sql: string): Promise<string[]> =>
  (await demo.rows<{ value: string }>(sql)).map(({ value }) => value);

/** Takes steps about each job of the copies, which are in every state. */
async function decideAboutEveryJob(): Promise<void> {
  const jobs = await values(
    "SELECT share_id AS value FROM job WHERE share_id LIKE 'State_' ORDER BY share_id",
  );
  expect(jobs.length).toBeGreaterThan(10);
  for (const step of ['pause', 'resume', 'renew', 'close'])
    for (const job of jobs) await take('jobs', step, job);
}

async function decideAboutEveryReport(): Promise<void> {
  const jobs = await values(
    "SELECT share_id AS value FROM job WHERE status_reason IN ('reported', 'awaiting-moderation', 'moderation-refused', 'removed-as-fake') ORDER BY status_reason, id",
  );
  for (const [at, job] of jobs.entries()) {
    if (at % 2 === 0) await take('moderation', 'approve', job);
    else await take('moderation', 'refuse', job, 'asks for money');
    await take('reports', at % 2 === 0 ? 'remove' : 'resume', job);
  }
}

async function decideAboutApplications(): Promise<void> {
  const applications = await values(
    `SELECT id AS value FROM (
       SELECT id, status, row_number() OVER (PARTITION BY status ORDER BY id) AS place FROM application) a
      WHERE place <= 3 ORDER BY status, id`,
  );
  for (const application of applications) {
    await take('applications', 'viewed', application);
    await take('applications', 'move', application, 'shortlisted');
    await take('applications', 'move', application, 'scheduled', '--at', '2036-03-06T00:30');
    await take('applications', 'feedback', application, 'Came on time');
    await take('applications', 'hire', application);
    await take('applications', 'hire', application, '--undo');
  }
}

async function decideAboutPapersAndReviews(): Promise<void> {
  for (const paper of await values('SELECT id AS value FROM company_paper ORDER BY id LIMIT 6')) {
    await take('papers', 'accept', paper);
    await take('papers', 'refuse', paper, 'another name on the board');
  }
  for (const claim of await values('SELECT id AS value FROM company_claim ORDER BY id LIMIT 4')) {
    await take('claims', 'refuse', claim, 'no such number');
    await take('claims', 'grant', claim);
  }
  for (const review of await values('SELECT review_id AS value FROM review_reply ORDER BY review_id LIMIT 4'))
    for (const kind of ['replies', 'reviews']) {
      await take(kind, 'restore', review);
      await take(kind, 'hide', review, 'names a person');
    }
}

/** Suspends a company that hires, runs the tasks that follow, and ends its suspension. */
async function suspendCompany(): Promise<void> {
  const [company = ''] = await values(
    `SELECT p.company_id AS value FROM membership p JOIN member m ON m.id = p.member_id WHERE m.phone = '+91${OWNER}'`,
  );
  for (const step of ['suspend', 'restore']) {
    await take('companies', step, company);
    for (const task of ['settle-suspensions', 'tell-members', 'push', 'send-messages'])
      await take('tasks', 'run', task);
    await take('jobs', 'list', '--company', company);
    await take('members', 'find', OWNER);
  }
}

async function decideAboutPeople(): Promise<void> {
  const seekers = await values(
    `SELECT right(phone, 10) AS value FROM candidate
      WHERE phone IS NOT NULL AND (suspended_at IS NOT NULL OR deleted_at IS NOT NULL OR number_lost_at IS NOT NULL OR email IS NOT NULL)
      ORDER BY phone LIMIT 12`,
  );
  for (const seeker of seekers) {
    await take('seekers', 'find', seeker);
    await take('seekers', 'restore', seeker);
    await take('seekers', 'suspend', seeker, '--reason', 'abuse');
    await take('applications', 'list', '--seeker', seeker);
  }
}

it('the commands of operators print and store as approved for each state of a row', LONG, async () => {
  await decideAboutEveryJob();
  await decideAboutEveryReport();
  await decideAboutApplications();
  await decideAboutPapersAndReviews();
  await suspendCompany();
  await decideAboutPeople();
  for (const list of [
    'reports list',
    'moderation list',
    'moderation list --refused',
    'papers list',
    'claims list',
  ])
    await take(...list.split(' '));
  demo.compare();
});
