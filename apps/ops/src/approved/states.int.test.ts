import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exportCommands } from '../commands/exports.ts';
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

/** Records the lines of each export in any order, because the order of names depends on the server of the database. */
async function exportEverything(): Promise<void> {
  // The lexicon has tests of its own, and changes often.
  for (const { name } of exportCommands.filter((command) => command.name !== 'lexicon export'))
    for (const options of [[], ['--format', 'json'], ['--format', 'CSV'], ['--format', 'xml']]) {
      const words = [...name.split(' '), '-', ...options];
      await demo.step(words.join(' '), async () => {
        const { code, text } = await demo.ops.call(...words);
        return { code, first: text.split('\n')[0], lines: text.split('\n').sort() };
      });
    }
}

/** Names an application by the number of its seeker, and leaves out texts that commands need. */
async function typeOddly(): Promise<void> {
  const [seeker = ''] = await values(
    `SELECT right(c.phone, 10) AS value FROM candidate c JOIN application a ON a.candidate_id = c.id
      WHERE c.phone IS NOT NULL AND c.email IS NOT NULL GROUP BY c.phone ORDER BY c.phone LIMIT 1`,
  );
  const [job = ''] = await values(
    `SELECT j.share_id AS value FROM application a JOIN job j ON j.id = a.job_id JOIN candidate c ON c.id = a.candidate_id
      WHERE right(c.phone, 10) = '${seeker}' AND a.status = 'SHORTLISTED' ORDER BY a.id LIMIT 1`,
  );
  await take('applications', 'hire', seeker);
  await take('applications', 'hire', seeker, '--job', job);
  await take('applications', 'hire', seeker, '--job', job, '--undo');
  await take('applications', 'viewed', seeker, '--job', job);
  const id = '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4fff';
  for (const text of ['', ' ', 'x'.repeat(501)])
    for (const command of [
      'claims refuse',
      'papers refuse',
      'moderation refuse',
      'reviews hide',
      'replies hide',
      'help answer',
    ])
      await take(...command.split(' '), id, text);
  for (const reason of ['', ' ', 'spam'])
    for (const command of ['seekers suspend', 'members suspend'])
      await take(...command.split(' '), seeker, '--reason', reason);
}

it('the commands of operators print and store as approved for each state of a row', LONG, async () => {
  await decideAboutEveryJob();
  await decideAboutEveryReport();
  await decideAboutApplications();
  await decideAboutPapersAndReviews();
  await suspendCompany();
  await decideAboutPeople();
  await typeOddly();
  await exportEverything();
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
