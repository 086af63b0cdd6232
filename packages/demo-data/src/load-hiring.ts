import type { Language } from '@nukkad/contract';
import { upsert } from '@nukkad/reference-data/load/upsert.ts';
import type { ClientBase } from 'pg';
import { INVITATION } from './conversation-texts.ts';
import {
  ANSWERING_COMPANIES,
  type DemoMember,
  MEMBERS,
  MEMBERS_PER_COMPANY,
  NAMES,
  type Stage,
  stagesOf,
} from './hiring-plan.ts';
import { insertApplication } from './load-applications.ts';
import { loadContactReports } from './load-contact-reports.ts';
import { insertConversation } from './load-conversation.ts';
import { loadHelp } from './load-help.ts';
import { insertInterview } from './load-interview.ts';
import { loadMemberNotices } from './load-member-notices.ts';
import { loadStillOpen } from './load-still-open.ts';
import { ASKED_TEAM_DAYS, loadTeamQuestion } from './load-team-question.ts';
import { uuidOf } from './uuid-of.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Days since most members joined. */
const JOINED_DAYS = 60;

/** Languages of applicants, in turn. */
const APPLICANT_LANGUAGES = ['mr', 'hi', 'en'] as const;
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

/**
 * Companies to which demo seekers applied, so that both sides of an application can be looked at. The first one has
 * invited a demo seeker to an interview.
 */
const COMPANIES = `
  SELECT a.company_id AS id FROM application a JOIN job j ON j.id = a.job_id AND j.status = 'ACTIVE'
   GROUP BY a.company_id ORDER BY bool_or(a.status = 'SCHEDULED') DESC, count(*) DESC, a.company_id LIMIT $1`;
const JOBS = `
  SELECT id, company_id, created_at, latitude, longitude, city_id, skills FROM job
   WHERE company_id = $1 AND status = 'ACTIVE' ORDER BY created_at, id LIMIT 3`;

async function insertMembers(
  client: ClientBase,
  companyId: string,
  members: readonly DemoMember[],
  joinedAt: Date,
): Promise<string[]> {
  const rows = members.map(({ name, phone, language }) => ({
    id: uuidOf(`member ${phone}`),
    name,
    phone,
    language,
    created_at: joinedAt,
  }));
  await upsert(client, { table: 'member', keys: ['id'], rows });
  await upsert(client, {
    table: 'membership',
    keys: ['id'],
    rows: members.map(({ phone, role }) => ({
      id: uuidOf(`membership ${phone}`),
      company_id: companyId,
      member_id: uuidOf(`member ${phone}`),
      role,
      created_by: 'demo',
      created_at: joinedAt,
    })),
  });
  return rows.map(({ id }) => id);
}

interface NewApplicant {
  /** Number of the applicant among all applicants of the demo. */
  readonly number: number;
  readonly language: Language;
  readonly now: Date;
}

/** Creates a seeker without a sign-in who lives a few kilometres from the job. */
export async function insertApplicant(
  client: ClientBase,
  job: HiringJob,
  { number, language, now }: NewApplicant,
): Promise<string> {
  const id = uuidOf(`applicant ${number}`);
  const joined = new Date(now.getTime() - 60 * DAY);
  await upsert(client, {
    table: 'candidate',
    keys: ['id'],
    rows: [
      {
        id,
        name: NAMES[number % NAMES.length],
        phone: `+9198${String(70_000_000 + number)}`,
        is_mobile_verified: true,
        is_available: true,
        language,
        city_id: job.city_id,
        referral_code: `APPL${String(number).padStart(4, '0')}`,
        credit_balance: 0,
        skills: job.skills.slice(0, number % 4),
        is_experienced: number % 3 !== 0,
        latitude: job.latitude + 0.01 * (1 + (number % 9)),
        longitude: job.longitude,
        created_at: joined,
        updated_at: joined,
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
        id: uuidOf(`work of applicant ${number}`),
        candidate_id: id,
        organization: 'Shree Traders',
        position: 'Helper',
        level_years: number % 5,
        start_date: start,
        is_current: true,
        summary: '',
        skills: [],
        created_at: joined,
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
      id: uuidOf(`access ${id} ${what}`),
      candidate_id: candidateId,
      company_id: companyId,
      context: id,
      // A real hash needs the key of the server. Seeds only need one value for each seeker.
      subject_hash: uuidOf(`subject ${candidateId}`),
      actor: `member:${memberId}`,
      what,
      day: at,
      first_at: at,
      last_at: at,
      times: 1,
    })),
  });
}

/** Selects the applications of demo seekers whom a company has invited. */
const INVITED = `
  SELECT a.id, a.candidate_id AS "candidateId", a.scheduled_for AS at FROM application a
    JOIN identity i ON i.candidate_id = a.candidate_id
   WHERE a.company_id = $1 AND a.status = 'SCHEDULED' ORDER BY a.id`;

interface Invited {
  readonly id: string;
  readonly candidateId: string;
  readonly at: Date;
}

/** Adds what a company did for the demo seekers whom it invited: a message, and an interview to confirm. */
async function inviteDemoSeekers(
  client: ClientBase,
  { companyId, memberId, now }: { companyId: string; memberId: string; now: Date },
): Promise<void> {
  const { rows } = await client.query<Invited>(INVITED, [companyId]);
  for (const { id, candidateId, at } of rows) {
    await insertTraces(client, { id, candidateId, companyId }, { memberId, reason: null, number: 2, now });
    const arranged = { applicationId: id, companyId, memberId, now };
    await insertInterview(client, arranged, { at, reply: null, outcome: null });
    await insertConversation(client, { candidateId, companyId, now }, INVITATION);
  }
}

interface HiringCompany {
  readonly companyId: string;
  readonly jobs: readonly HiringJob[];
  readonly members: readonly string[];
}

/** Adds one applicant of a company, with everything that happened since the application. */
async function insertStage(
  client: ClientBase,
  { companyId, jobs, members }: HiringCompany,
  { status, daysAgo, reason, interview, conversation, stepMs }: Stage & { readonly stepMs?: number },
  { number, now }: { readonly number: number; readonly now: Date },
): Promise<void> {
  const job = jobs[number % jobs.length] as HiringJob;
  const language = conversation?.language ?? APPLICANT_LANGUAGES[number % APPLICANT_LANGUAGES.length] ?? 'mr';
  const candidateId = await insertApplicant(client, job, { number, language, now });
  const ageDays = (now.getTime() - job.created_at.getTime()) / DAY;
  const application = {
    profileKey: '',
    status,
    daysAgo: Math.min(daysAgo, ageDays * 0.9),
    scheduledFor: interview?.at,
    ...(stepMs !== undefined && { stepMs }),
  };
  await insertApplication(client, { candidateId, now }, application, job);
  const id = uuidOf(`application ${candidateId} ${job.id}`);
  await client.query(
    `UPDATE application a SET latitude = c.latitude, longitude = c.longitude FROM candidate c
      WHERE a.id = $1 AND c.id = a.candidate_id`,
    [id],
  );
  const memberId = members[number % members.length] ?? '';
  if (status !== 'APPLIED')
    await insertTraces(
      client,
      { id, candidateId, companyId },
      { memberId, reason: reason ?? null, number, now },
    );
  if (interview !== undefined)
    await insertInterview(client, { applicationId: id, companyId, memberId, now }, interview);
  if (conversation !== undefined)
    await insertConversation(client, { candidateId, companyId, now }, conversation);
}

/** Days between the applications to a company that answers at a certain speed. The latest one was ten days ago. */
const ANSWERING_GAP = 1.5;
const ANSWERING_LATEST = 10;

/**
 * Creates members of companies, and their applicants. Two companies have applicants in every stage, with calls, reasons,
 * looks, interviews, conversations and reports, and owners who asked the operators. The owner of the first one is asked who
 * still belongs to it. The others have answered at different speeds. The demo seekers and their applications must exist.
 */
export async function loadHiring(client: ClientBase, now: Date): Promise<void> {
  const full = MEMBERS.length / MEMBERS_PER_COMPANY;
  const companies = await client.query<{ id: string }>(COMPANIES, [full + ANSWERING_COMPANIES.length]);
  let number = 0;
  for (const [index, { id: companyId }] of companies.rows.entries()) {
    const answering = ANSWERING_COMPANIES[index - full];
    const first = index * MEMBERS_PER_COMPANY;
    const people = answering ? [answering.owner] : MEMBERS.slice(first, first + MEMBERS_PER_COMPANY);
    const isAsked = index === 0;
    const joinedAt = new Date(now.getTime() - (isAsked ? ASKED_TEAM_DAYS : JOINED_DAYS) * DAY);
    const members = await insertMembers(client, companyId, people, joinedAt);
    const jobs = (await client.query<HiringJob>(JOBS, [companyId])).rows;
    for (const stage of answering ? answeredStages(answering.answerHours) : stagesOf(now)) {
      await insertStage(client, { companyId, jobs, members }, stage, { number, now });
      number += 1;
    }
    await inviteDemoSeekers(client, { companyId, memberId: members[0] ?? '', now });
    if (answering !== undefined) continue;
    await loadMemberNotices(client, companyId);
    await loadContactReports(client, companyId, now);
    if (isAsked) await loadTeamQuestion(client, companyId, { people, now });
    if (isAsked) await loadStillOpen(client, companyId, { memberId: members[0] ?? '', now });
    for (const owner of people.filter(({ role }) => role === 'OWNER')) await loadHelp(client, owner, now);
  }
}

/** Returns an applicant for each number of hours until the answer; null if there was no answer. */
function answeredStages(answerHours: readonly (number | null)[]): (Stage & { readonly stepMs?: number })[] {
  return answerHours.map((hours, index) => {
    const daysAgo = ANSWERING_LATEST + index * ANSWERING_GAP;
    return hours === null
      ? { status: 'APPLIED', daysAgo }
      : { status: 'SHORTLISTED', daysAgo, stepMs: hours * HOUR };
  });
}
