import { upsert } from '@nukkad/reference-data/load/upsert.ts';
import type { ClientBase } from 'pg';
import { COMPANY_COMMENTS, REPLIES, REVIEWERS, REVIEWS } from './feedback-texts.ts';
import { insertApplication } from './load-applications.ts';
import { uuidOf } from './uuid-of.ts';

const DAY = 86_400_000;
/**
 * Times of applications and interviews, in days before now. An interview is 4.5 days after the application, so both
 * are in the past.
 */
const APPLIED_DAYS_AGO = 9;
const INTERVIEWED_DAYS_AGO = 4;
/** Time of the reply to a review, in days before now. */
const REPLIED_DAYS_AGO = 1;
const START_CREDITS = 10;
/**
 * Number of companies with reviews. Every third of the six reviewers writes about each company, so each writes about
 * ten reviews, which the start credits pay for.
 */
const REVIEWED_COMPANIES = 30;
const REVIEWER_INTERVAL = 3;

/**
 * Selects companies with one job that existed before a given time: first those with members, then those with the most
 * jobs.
 */
const REVIEWED_JOBS = `
  SELECT id, company_id, created_at FROM (
    SELECT DISTINCT ON (company_id) id, company_id, created_at, count(*) OVER (PARTITION BY company_id) AS jobs
      FROM job WHERE created_at <= $1
     ORDER BY company_id, id) AS first
   ORDER BY EXISTS (SELECT FROM membership m WHERE m.company_id = first.company_id) DESC, jobs DESC, company_id
   LIMIT $2`;

const INTERVIEWS = `
  SELECT a.id, a.candidate_id, a.company_id, a.status_changed_at, c.language
    FROM application a JOIN candidate c ON c.id = a.candidate_id
   WHERE a.status IN ('INTERVIEWED', 'HIRED')
   ORDER BY a.status_changed_at DESC, a.id`;

interface ReviewedJob {
  id: string;
  company_id: string;
  created_at: Date;
}

interface Interview {
  id: string;
  candidate_id: string;
  company_id: string;
  status_changed_at: Date;
  language: keyof typeof COMPANY_COMMENTS;
}

/** Returns the entry at an index of a list. An index beyond the end starts again at the beginning. */
const entry = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/**
 * Creates reviews of companies by fictional seekers, and companies' feedback for every interviewed seeker. The rows
 * depend only on the jobs, and are in three languages.
 */
export async function loadFeedback(client: ClientBase, now: Date): Promise<void> {
  const before = new Date(now.getTime() - APPLIED_DAYS_AGO * DAY);
  const { rows: jobs } = await client.query<ReviewedJob>(REVIEWED_JOBS, [before, REVIEWED_COMPANIES]);
  for (const [at, reviewer] of REVIEWERS.entries()) {
    const candidateId = await insertReviewer(client, { ...reviewer, at }, now);
    const reviewed = jobs.filter((_job, index) => (index + at) % REVIEWER_INTERVAL === 0);
    for (const [index, job] of reviewed.entries()) {
      const application = { profileKey: '', status: 'INTERVIEWED', daysAgo: APPLIED_DAYS_AGO } as const;
      await insertApplication(client, { candidateId, now }, application, job);
      const review = entry(REVIEWS[reviewer.language], index + at);
      await insertReview(client, { candidateId, companyId: job.company_id, ...review }, now);
    }
  }
  await insertCompanyFeedback(client);
  await insertReplies(client, now);
}

/** Adds a reply of the owner to one review of each company that has an owner and a recruiter. */
async function insertReplies(client: ClientBase, now: Date): Promise<void> {
  const { rows } = await client.query<RepliedReview>(REPLIED_REVIEWS);
  await upsert(client, {
    table: 'review_reply',
    keys: ['review_id'],
    rows: rows.map(({ id, member_id, language }) => ({
      review_id: id,
      member_id,
      text: REPLIES[language],
      created_at: new Date(now.getTime() - REPLIED_DAYS_AGO * DAY),
      changed_at: new Date(now.getTime() - REPLIED_DAYS_AGO * DAY),
    })),
  });
}

interface RepliedReview {
  id: string;
  member_id: string;
  language: keyof typeof REPLIES;
}

/** The other reviews of these companies have no reply yet, so that one can be written. */
const REPLIED_REVIEWS = `
  SELECT DISTINCT ON (r.company_id) r.id, o.member_id, c.language
    FROM company_review r JOIN candidate c ON c.id = r.candidate_id
    JOIN membership o ON o.company_id = r.company_id AND o.role = 'OWNER'
    JOIN membership m ON m.company_id = r.company_id AND m.role = 'RECRUITER'
   ORDER BY r.company_id, r.id`;

interface Reviewer {
  readonly name: string;
  readonly language: string;
  readonly at: number;
}

async function insertReviewer(
  client: ClientBase,
  { name, language, at }: Reviewer,
  now: Date,
): Promise<string> {
  const id = uuidOf(`reviewer ${at}`);
  const joined = new Date(now.getTime() - (APPLIED_DAYS_AGO + 2) * DAY);
  const candidate = {
    id,
    name,
    language,
    referral_code: `REVIEW${at}${at}`,
    credit_balance: 0,
    skills: [],
    is_available: false,
    created_at: joined,
    updated_at: joined,
  };
  await upsert(client, { table: 'candidate', keys: ['id'], rows: [candidate] });
  const start = {
    id: uuidOf(`start reviewer ${at}`),
    candidate_id: id,
    amount: START_CREDITS,
    reason: 'START',
    reference: 'start',
    created_at: joined,
  };
  await upsert(client, { table: 'credit_entry', keys: ['id'], rows: [start] });
  return id;
}

interface Review {
  readonly candidateId: string;
  readonly companyId: string;
  readonly rating: number;
  readonly comment: string;
}

async function insertReview(
  client: ClientBase,
  { candidateId, companyId, rating, comment }: Review,
  now: Date,
): Promise<void> {
  const at = new Date(now.getTime() - (INTERVIEWED_DAYS_AGO - 1) * DAY);
  const row = {
    id: uuidOf(`review ${candidateId} ${companyId}`),
    candidate_id: candidateId,
    company_id: companyId,
    rating,
    comment,
    created_at: at,
    updated_at: at,
  };
  await upsert(client, { table: 'company_review', keys: ['id'], rows: [row] });
}

async function insertCompanyFeedback(client: ClientBase): Promise<void> {
  const { rows } = await client.query<Interview>(INTERVIEWS);
  await upsert(client, {
    table: 'company_feedback',
    keys: ['id'],
    rows: rows.map((interview, at) => ({
      id: uuidOf(`feedback ${interview.id}`),
      candidate_id: interview.candidate_id,
      company_id: interview.company_id,
      comment: entry(COMPANY_COMMENTS[interview.language], at),
      created_at: interview.status_changed_at,
    })),
  });
}
