import { join } from 'node:path';
import type { AnyPartnerRoute } from '@nukkad/contract/partner/define-partner-route.ts';
import { partnerRoutes } from '@nukkad/contract/partner/routes.ts';
import { afterAll, beforeAll, it } from 'vitest';
import { type HireSite, signInMember } from '../hire-site.ts';
import { askPartner, type DemoWorld, LONG, openDemoWorld } from './demo-world.ts';

type Params = Readonly<Record<string, string>>;

const OWNER = '+919000000001';
const STAGES = ['APPLIED', 'SHORTLISTED', 'SCHEDULED', 'INTERVIEWED', 'HIRED', 'REJECTED'];
const OUTCOMES = ['CAME', 'DID_NOT_COME', 'WE_WERE_NOT_THERE', 'CAME'];
const PAGES_MAX = 4;

let world: DemoWorld;
let owner: HireSite;
let company: string;
let steps = 0;
/** The step with each answer, so that the same answer is recorded once. */
const seen = new Map<string, string>();

beforeAll(async () => {
  world = await openDemoWorld(join(import.meta.dirname, 'answers/partner-states.json'));
  owner = await signInMember(world.test, OWNER);
  const [found] = await world.rows<{ id: string }>(
    'SELECT p.company_id AS id FROM member m JOIN membership p ON p.member_id = m.id WHERE m.phone = $1',
    [OWNER],
  );
  company = found?.id ?? '';
});
afterAll(() => world.close());

/** Records one answer. */
async function take(key: string, params: Params, request: { query?: Params; body?: unknown } = {}) {
  const route = partnerRoutes.find((one) => one.key === key) as AnyPartnerRoute;
  steps += 1;
  const headers = { 'idempotency-key': `states-of-rows-${steps}` };
  const step = `${steps}: ${key}`;
  let body: unknown;
  await world.step(step, async () => {
    const answer = await askPartner(owner, route, { params: { company, ...params }, ...request, headers });
    body = answer.body;
    const text = JSON.stringify(answer).replace(/"requestId":"[^"]*"/, '');
    const same = seen.get(text);
    seen.set(text, same ?? step);
    return { input: { params, ...request }, ...(same === undefined ? answer : { as: same }) };
  });
  return body;
}

/** Finds the rows of a table that belong to the company, in the order of their ids. */
const rowsOf = (table: string, columns: string) =>
  world.rows<Record<string, string>>(`SELECT ${columns} FROM ${table} WHERE company_id = $1 ORDER BY id`, [
    company,
  ]);

/** Records all pages of a list. */
async function takePages(key: string, query: Params = {}): Promise<void> {
  let after: string | undefined;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const cursor: Params = after === undefined ? {} : { after };
    const { next } = (await take(key, {}, { query: { size: '7', ...query, ...cursor } })) as {
      next?: string | null;
    };
    if (typeof next !== 'string') return;
    after = next;
  }
}

async function readLists(): Promise<void> {
  for (const stage of STAGES) await takePages('applicants.list', { stage });
  for (const state of ['OPEN', 'CLOSED']) await takePages('companyJobs.list', { state });
  await takePages('companyJobs.list');
  await takePages('messages.threads');
  await takePages('notices.list');
  await takePages('reviews.list');
  await takePages('help.list');
  await takePages('interviews.list', { from: '2036-02-20T00:00:00.000Z', to: '2036-03-22T00:00:00.000Z' });
}

async function readEveryRow(): Promise<void> {
  for (const { id = '' } of await rowsOf('application', 'id')) {
    await take('applicants.one', { application: id });
    await take('messages.list', { application: id });
  }
  for (const { id = '' } of await rowsOf('interview', 'id')) await take('interviews.file', { interview: id });
  for (const { id = '' } of await rowsOf('job', 'id')) {
    await take('companyJobs.one', { job: id });
    await take('companyJobs.poster', { job: id });
    await take('applicants.list', {}, { query: { stage: 'APPLIED', job: id } });
  }
}

async function answerEveryApplicant(): Promise<void> {
  for (const { id = '', status = '' } of await rowsOf('application', 'id, status')) {
    await take('applicants.contact', { application: id });
    await take('applicants.file', { application: id, kind: 'resume' });
    await take('applicants.call', { application: id }, { body: { outcome: 'COMES' } });
    await take(
      'messages.send',
      { application: id },
      { body: { clientKey: `key-${id}`, text: 'Please come.' } },
    );
    await take('messages.read', { application: id }, { body: { sequence: 1 } });
    for (const to of STAGES) {
      const isScheduled = to === 'SCHEDULED';
      const interview = isScheduled ? { at: '2036-03-20T05:30:00.000Z', bring: 'Papers' } : undefined;
      const reason = to === 'REJECTED' ? 'far' : undefined;
      await take('answers.send', {}, { body: { applications: [id], from: status, to, interview, reason } });
    }
    await take('applicants.reopen', { application: id });
  }
  for (const { id = '' } of await world.rows<Record<string, string>>(
    'SELECT id FROM held_answer ORDER BY id',
  ))
    await take('answers.undo', { answer: id });
}

async function changeEveryJob(): Promise<void> {
  const jobs = await rowsOf('job', 'id');
  for (const step of ['stillOpen', 'pause', 'resume', 'renew', 'copy'])
    for (const { id = '' } of jobs) await take(`companyJobs.${step}`, { job: id });
  for (const { id = '', updated_at = '' } of await rowsOf('job', 'id, updated_at'))
    await take(
      'companyJobs.change',
      { job: id },
      { body: { since: new Date(updated_at), fields: { title: 'Head cook', payMax: 26_000 } } },
    );
  const reasons = ['FILLED_HERE', 'FILLED_ELSEWHERE', 'NOT_NEEDED'];
  for (const [at, { id = '' }] of jobs.entries())
    await take(
      'companyJobs.close',
      { job: id },
      { body: { reason: reasons[at % reasons.length], answerRest: at % 2 === 0 } },
    );
}

async function changeEveryInterview(): Promise<void> {
  for (const [at, { id = '', sequence = '' }] of (await rowsOf('interview', 'id, sequence')).entries()) {
    await take(
      'interviews.outcome',
      { interview: id },
      { body: { outcome: OUTCOMES[at % OUTCOMES.length] } },
    );
    const body = { sequence: Number(sequence), at: `2036-03-1${at % 9}T06:30:00.000Z`, place: 'At the gate' };
    await take('interviews.change', { interview: id }, { body });
  }
  // On the day of the interviews that were changed.
  world.test.clock.set('2036-03-12T19:00:00.000Z');
  owner = await signInMember(world.test, OWNER);
  for (const [at, { id = '' }] of (await rowsOf('interview', 'id')).entries())
    await take(
      'interviews.outcome',
      { interview: id },
      { body: { outcome: OUTCOMES[at % OUTCOMES.length] } },
    );
}

/** Takes a step of each kind while the company is suspended. */
async function useSuspendedCompany(): Promise<void> {
  const { company: table } = world.test.database.prisma;
  const suspend = (suspendedAt: Date | null) =>
    table.update({ where: { id: company }, data: { suspendedAt } });
  await suspend(world.test.clock.now());
  await take('company.one', {});
  await take('companyJobs.list', {});
  await take('notices.list', {});
  const [{ id: job = '' } = {}] = await rowsOf('job', 'id');
  for (const step of ['one', 'pause', 'resume', 'renew', 'stillOpen', 'copy', 'poster'])
    await take(`companyJobs.${step}`, { job });
  const applications = await world.rows<Record<string, string>>(
    `SELECT DISTINCT ON (a.status) a.id, a.status, i.id AS interview FROM application a
       LEFT JOIN interview i ON i.application_id = a.id
      WHERE a.company_id = $1 ORDER BY a.status, a.id`,
    [company],
  );
  for (const { id = '', status = '', interview } of applications) {
    await take('applicants.one', { application: id });
    await take('applicants.contact', { application: id });
    await take('applicants.call', { application: id }, { body: { outcome: 'COMES' } });
    await take('messages.list', { application: id });
    for (const to of ['SHORTLISTED', 'REJECTED', 'HIRED']) {
      const reason = to === 'REJECTED' ? 'far' : undefined;
      await take('answers.send', {}, { body: { applications: [id], from: status, to, reason } });
    }
    await take('applicants.reopen', { application: id });
    if (typeof interview !== 'string') continue;
    await take('interviews.outcome', { interview }, { body: { outcome: 'CAME' } });
    await take('interviews.file', { interview });
  }
  await suspend(null);
}

async function changeOthers(): Promise<void> {
  owner = await signInMember(world.test, OWNER);
  const reviews = await world.rows<Record<string, string>>(
    'SELECT id FROM company_review WHERE company_id = $1 ORDER BY id',
    [company],
  );
  for (const { id = '' } of reviews)
    await take('reviews.reply', { review: id }, { body: { text: 'Thank you.' } });
  for (const { id = '' } of reviews) await take('reviews.removeReply', { review: id });
  for (const { id = '' } of await rowsOf('company_paper', 'id')) await take('papers.remove', { paper: id });
  for (const { member_id: member = '' } of await rowsOf('membership', 'id, member_id')) {
    await take('team.changeRole', { member }, { body: { role: 'RECRUITER' } });
    await take('team.end', { member });
  }
}

it('the companies’ API answers and stores as approved for each state of a row', LONG, async () => {
  await readLists();
  await readEveryRow();
  await useSuspendedCompany();
  await changeEveryInterview();
  // In the hours for calls.
  world.test.clock.set('2036-03-13T05:30:00.000Z');
  await answerEveryApplicant();
  await changeEveryJob();
  await changeOthers();
  await readLists();
  world.compare();
});
