import type { PersonApplicationStatus } from '@nukkad/reference-data/load/people.ts';
import { upsert } from '@nukkad/reference-data/load/upsert.ts';
import type { ClientBase } from 'pg';
import { insertApplication } from './load-applications.ts';
import { uuidOf } from './uuid-of.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Members of the demo companies. Each company has an owner and a recruiter. */
const MEMBERS = [
  { name: 'Asha Kulkarni', phone: '+919000000001', role: 'OWNER', language: 'en' },
  { name: 'Ravi Patil', phone: '+919000000002', role: 'RECRUITER', language: 'mr' },
  { name: 'Sunita Yadav', phone: '+919000000003', role: 'OWNER', language: 'hi' },
  { name: 'Imran Shaikh', phone: '+919000000004', role: 'RECRUITER', language: 'en' },
] as const;
const MEMBERS_PER_COMPANY = 2;

const NAMES = [
  ...['Meena Kale', 'Suresh Jadhav', 'Kavita Shinde', 'Anil Pawar', 'Rekha More', 'Vijay Gaikwad'],
  ...['Pooja Chavan', 'Santosh Bhosale', 'Lata Sawant', 'Ganesh Mane', 'Nisha Verma', 'Rahul Yadav'],
  ...['Farida Khan', 'Deepak Kamble', 'Sangita Salunkhe', 'Mahesh Thorat', 'Usha Gupta', 'Amol Kadam'],
];
/** How an interview went that did not take place. */
type Missed = 'DID_NOT_COME' | 'WE_WERE_NOT_THERE';
interface Stage {
  readonly status: PersonApplicationStatus;
  readonly daysAgo: number;
  /** The reason of a refusal. */
  readonly reason?: string;
  /** The interview was yesterday, and did not take place. */
  readonly missed?: Missed;
}
/** Applicants take these stages in turn. */
const STAGES: readonly Stage[] = [
  { status: 'APPLIED', daysAgo: 0.1 },
  { status: 'APPLIED', daysAgo: 2 },
  { status: 'APPLIED', daysAgo: 6 },
  { status: 'SHORTLISTED', daysAgo: 4 },
  { status: 'SCHEDULED', daysAgo: 5 },
  { status: 'INTERVIEWED', daysAgo: 9 },
  { status: 'HIRED', daysAgo: 12 },
  { status: 'REJECTED', daysAgo: 7, reason: 'far' },
  { status: 'REJECTED', daysAgo: 8, reason: 'other' },
  { status: 'SCHEDULED', daysAgo: 6, missed: 'DID_NOT_COME' },
  { status: 'SCHEDULED', daysAgo: 7, missed: 'WE_WERE_NOT_THERE' },
];
const CALLS = ['REACHED', 'NOT_REACHED', 'COMES'] as const;

/** A job with what its applicants take from it: place and skills. */
export interface HiringJob {
  id: string;
  company_id: string;
  created_at: Date;
  latitude: number;
  longitude: number;
  city_id: number;
  skills: string[];
}

/** Companies to which demo seekers applied, so that both sides of an application can be looked at. */
const COMPANIES = `
  SELECT a.company_id AS id FROM application a JOIN job j ON j.id = a.job_id AND j.status = 'ACTIVE'
   GROUP BY a.company_id ORDER BY count(*) DESC, a.company_id LIMIT $1`;
const JOBS = `
  SELECT id, company_id, created_at, latitude, longitude, city_id, skills FROM job
   WHERE company_id = $1 AND status = 'ACTIVE' ORDER BY created_at, id LIMIT 3`;

async function insertMembers(
  client: ClientBase,
  companyId: string,
  first: number,
  now: Date,
): Promise<string[]> {
  const members = MEMBERS.slice(first, first + MEMBERS_PER_COMPANY);
  const rows = members.map(({ name, phone, language }) => ({
    ...{ id: uuidOf(`member ${phone}`), name, phone, language },
    created_at: new Date(now.getTime() - 60 * DAY),
  }));
  await upsert(client, { table: 'member', keys: ['id'], rows });
  await upsert(client, {
    table: 'membership',
    keys: ['id'],
    rows: members.map(({ phone, role }) => ({
      ...{
        id: uuidOf(`membership ${phone}`),
        company_id: companyId,
        member_id: uuidOf(`member ${phone}`),
        role,
      },
      created_by: 'demo',
      created_at: new Date(now.getTime() - 60 * DAY),
    })),
  });
  return rows.map(({ id }) => id);
}

/** Creates a seeker without a sign-in who lives a few kilometres from the job. */
export async function insertApplicant(
  client: ClientBase,
  job: HiringJob,
  number: number,
  now: Date,
): Promise<string> {
  const id = uuidOf(`applicant ${number}`);
  const joined = new Date(now.getTime() - 60 * DAY);
  await upsert(client, {
    table: 'candidate',
    keys: ['id'],
    rows: [
      {
        ...{ id, name: NAMES[number % NAMES.length], phone: `+9198${String(70_000_000 + number)}` },
        ...{ is_mobile_verified: true, is_available: true, language: 'mr', city_id: job.city_id },
        ...{ referral_code: `APPL${String(number).padStart(4, '0')}`, credit_balance: 0 },
        ...{ skills: job.skills.slice(0, number % 4), is_experienced: number % 3 !== 0 },
        ...{ latitude: job.latitude + 0.01 * (1 + (number % 9)), longitude: job.longitude },
        ...{ created_at: joined, updated_at: joined },
      },
    ],
  });
  const credit = { id: uuidOf(`start applicant ${number}`), candidate_id: id, amount: 10, reason: 'START' };
  await upsert(client, {
    table: 'credit_entry',
    keys: ['id'],
    rows: [{ ...credit, reference: 'start', created_at: joined }],
  });
  if (number % 3 === 0) return id;
  const start = new Date(now.getTime() - (number % 5) * 365 * DAY - 200 * DAY);
  await upsert(client, {
    table: 'experience',
    keys: ['id'],
    rows: [
      {
        ...{ id: uuidOf(`work of applicant ${number}`), candidate_id: id, organization: 'Shree Traders' },
        ...{ position: 'Helper', level_years: number % 5, start_date: start, is_current: true, summary: '' },
        ...{ skills: [], created_at: joined },
      },
    ],
  });
  return id;
}

/** Adds what members did with an application: reason, author of the steps, a call, and the access ledger. */
async function insertTraces(
  client: ClientBase,
  application: { readonly id: string; readonly candidateId: string; readonly companyId: string },
  { memberId, reason, number, now }: { memberId: string; reason: string | null; number: number; now: Date },
): Promise<void> {
  const { id, candidateId, companyId } = application;
  await client.query(
    `UPDATE application_event SET member_id = $2, reason = CASE WHEN status = 'REJECTED' THEN $3 END
      WHERE application_id = $1 AND status <> 'APPLIED'`,
    [id, memberId, reason],
  );
  const at = new Date(now.getTime() - 2 * HOUR);
  const call = { id: uuidOf(`call ${id}`), application_id: id, member_id: memberId, at };
  const outcome = CALLS[number % CALLS.length];
  await upsert(client, { table: 'application_call', keys: ['id'], rows: [{ ...call, outcome }] });
  await upsert(client, {
    table: 'profile_access',
    keys: ['id'],
    rows: ['CARD', 'PROFILE', 'PHONE'].map((what) => ({
      ...{
        id: uuidOf(`access ${id} ${what}`),
        candidate_id: candidateId,
        company_id: companyId,
        context: id,
      },
      // A real hash needs the key of the server. Seeds only need one value for each seeker.
      ...{ subject_hash: uuidOf(`subject ${candidateId}`), actor: `member:${memberId}`, what },
      ...{ day: at, first_at: at, last_at: at, times: 1 },
    })),
  });
}

/** Replies of seekers to interviews that are to come, in turn. */
const REPLIES = ['CONFIRMED', 'OTHER_TIME', 'DECLINED', null] as const;

interface InterviewDetails {
  readonly memberId: string;
  readonly number: number;
  readonly missed: Missed | undefined;
  readonly now: Date;
}

/** Adds the interview of an application that reached this step. */
async function insertInterview(
  client: ClientBase,
  application: { readonly id: string; readonly companyId: string; readonly status: string },
  { memberId, number, missed, now }: InterviewDetails,
): Promise<void> {
  const { id, companyId, status } = application;
  const isOver = status !== 'SCHEDULED' || missed !== undefined;
  const reply = isOver ? 'CONFIRMED' : (REPLIES[Math.floor(number / STAGES.length) % REPLIES.length] ?? null);
  const setAt = new Date(now.getTime() - (isOver ? 3 * DAY : 3 * HOUR));
  if (missed !== undefined)
    await client.query('UPDATE application SET scheduled_for = $2 WHERE id = $1', [
      id,
      new Date(now.getTime() - DAY),
    ]);
  const found = await client.query<{ at: Date | null; address: string }>(
    `SELECT a.scheduled_for AS at, j.address FROM application a JOIN job j ON j.id = a.job_id WHERE a.id = $1`,
    [id],
  );
  const { at = null, address = '' } = found.rows[0] ?? {};
  if (at === null) return;
  await upsert(client, {
    table: 'interview',
    keys: ['id'],
    rows: [
      {
        ...{ id: uuidOf(`interview ${id}`), application_id: id, company_id: companyId, round: 1, at },
        ...{ place: address, bring: number % 2 === 0 ? 'Aadhaar card' : null, sequence: 0, reply },
        replied_at: reply === null ? null : setAt,
        proposed_at: reply === 'OTHER_TIME' ? new Date(at.getTime() + DAY) : null,
        outcome: isOver ? (missed ?? 'CAME') : null,
        outcome_at: isOver ? at : null,
        ...{ created_by: memberId, created_at: setAt, changed_at: setAt, changed_by: memberId },
      },
    ],
  });
}

/**
 * Creates members of two companies, and applicants of these companies in every stage, with calls, reasons and looks. The
 * demo seekers and their applications must exist.
 */
export async function loadHiring(client: ClientBase, now: Date): Promise<void> {
  const companies = await client.query<{ id: string }>(COMPANIES, [MEMBERS.length / MEMBERS_PER_COMPANY]);
  let number = 0;
  for (const [index, { id: companyId }] of companies.rows.entries()) {
    const members = await insertMembers(client, companyId, index * MEMBERS_PER_COMPANY, now);
    const jobs = (await client.query<HiringJob>(JOBS, [companyId])).rows;
    for (const { status, daysAgo, reason = null, missed } of [...STAGES, ...STAGES]) {
      const job = jobs[number % jobs.length] as HiringJob;
      const candidateId = await insertApplicant(client, job, number, now);
      const ageDays = (now.getTime() - job.created_at.getTime()) / DAY;
      const application = { profileKey: '', status, daysAgo: Math.min(daysAgo, ageDays * 0.9) };
      await insertApplication(client, { candidateId, now }, application, job);
      const id = uuidOf(`application ${candidateId} ${job.id}`);
      await client.query(
        `UPDATE application a SET latitude = c.latitude, longitude = c.longitude FROM candidate c
          WHERE a.id = $1 AND c.id = a.candidate_id`,
        [id],
      );
      const memberId = members[number % members.length] ?? '';
      if (status !== 'APPLIED')
        await insertTraces(client, { id, candidateId, companyId }, { memberId, reason, number, now });
      if (status === 'SCHEDULED' || status === 'INTERVIEWED')
        await insertInterview(client, { id, companyId, status }, { memberId, number, missed, now });
      number += 1;
    }
  }
}
