import { upsert } from '@nukkad/reference-data/load/upsert.ts';
import type { ClientBase } from 'pg';
import { CONTACT_REPORT_TEXTS } from './feedback-texts.ts';
import { uuidOf } from './uuid-of.ts';

const HOUR = 3_600_000;
/** The calls of the demo data took place two hours before now. */
const CALL_REPORTED_HOURS_AGO = 1;
const INTERVIEW_REPORTED_HOURS_AGO = 20;
const SETTLED_HOURS_AGO = 0.5;

/**
 * Selects what applicants of a company may report: two calls to people who were refused, and the interview to which the
 * company did not come.
 */
const CONTACTS = `
  (SELECT 'CALL' AS about, a.id, a.candidate_id AS "candidateId", a.job_id AS "jobId", c.language
     FROM application a JOIN candidate c ON c.id = a.candidate_id
    WHERE a.company_id = $1 AND a.status = 'REJECTED'
      AND EXISTS (SELECT FROM profile_access p WHERE p.context = a.id AND p.what = 'PHONE')
    ORDER BY a.id LIMIT 2)
  UNION ALL
  (SELECT 'INTERVIEW', a.id, a.candidate_id, a.job_id, c.language
     FROM interview i JOIN application a ON a.id = i.application_id JOIN candidate c ON c.id = a.candidate_id
    WHERE i.company_id = $1 AND i.outcome = 'WE_WERE_NOT_THERE' ORDER BY a.id LIMIT 1)`;

interface Contact {
  readonly about: 'CALL' | 'INTERVIEW';
  readonly id: string;
  readonly candidateId: string;
  readonly jobId: string;
  readonly language: keyof typeof CONTACT_REPORT_TEXTS;
}

/** What was reported, and what an operator found out. */
interface Finding {
  readonly reason: string;
  readonly text: string | null;
  readonly created_at: Date;
  readonly handled_at?: Date;
  readonly handled_by?: string;
  readonly is_groundless?: boolean;
}

/**
 * Creates reports of calls and of an interview of a company: two wait for an operator, one was settled as right. The
 * applications and interviews must exist.
 */
export async function loadContactReports(client: ClientBase, companyId: string, now: Date): Promise<void> {
  const { rows: contacts } = await client.query<Contact>(CONTACTS, [companyId]);
  const calls = contacts.filter(({ about }) => about === 'CALL');
  const interviews = contacts.filter(({ about }) => about === 'INTERVIEW');
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const [waiting, settled] = calls;
  const settledAt = hoursAgo(SETTLED_HOURS_AGO);
  const reportOf = ({ about, id, candidateId, jobId }: Contact, finding: Finding) => ({
    id: uuidOf(`report ${about} ${id}`),
    candidate_id: candidateId,
    application_id: id,
    company_id: companyId,
    job_id: jobId,
    about,
    // A real hash needs the key of the server. Seeds only need one value for each seeker.
    sign_in_hash: uuidOf(`subject ${candidateId}`),
    handled_at: null,
    handled_by: null,
    is_groundless: null,
    ...finding,
  });
  const rows: ReturnType<typeof reportOf>[] = interviews.map((contact) =>
    reportOf(contact, {
      reason: 'DID_NOT_COME',
      text: CONTACT_REPORT_TEXTS[contact.language].didNotCome,
      created_at: hoursAgo(INTERVIEW_REPORTED_HOURS_AGO),
    }),
  );
  const calledAt = hoursAgo(CALL_REPORTED_HOURS_AGO);
  if (waiting !== undefined) {
    const text = CONTACT_REPORT_TEXTS[waiting.language].askedMoney;
    rows.push(reportOf(waiting, { reason: 'ASKED_MONEY', text, created_at: calledAt }));
  }
  if (settled !== undefined) {
    const finding = { handled_at: settledAt, handled_by: 'demo', is_groundless: false };
    rows.push(reportOf(settled, { reason: 'RUDE', text: null, created_at: calledAt, ...finding }));
  }
  await upsert(client, { table: 'contact_report', keys: ['id'], rows });
  if (settled === undefined) return;
  const subject = uuidOf(`report CALL ${settled.id}`);
  const entry = { id: uuidOf(`audit ${subject}`), actor: 'demo', action: 'contact-report-settled', subject };
  const details = { isGroundless: false, reason: 'The member was told how to talk to applicants.' };
  await upsert(client, {
    table: 'audit_entry',
    keys: ['id'],
    rows: [{ ...entry, details, created_at: settledAt }],
  });
}
