import type { ClientBase } from 'pg';
import { uuidOf } from './uuid-of.ts';

/** A notice to a member about a job, with the name of its work in each language. */
const INSERT = `
  INSERT INTO member_notice (id, member_id, company_id, type, values, link, dedupe_key, created_at, read_at)
  SELECT $1, $2, $3, $4,
         jsonb_build_object('template', $5::text, 'values',
           jsonb_build_object('jobTitle', j.title, 'at', $6::text,
             'work', jsonb_build_object('en', sp.name_en, 'hi', sp.name_hi, 'mr', sp.name_mr))),
         $7, $8, $9, $10
    FROM job j JOIN job_sub_profile sp ON sp.key = j.sub_profile_key WHERE j.id = $11`;

/** What happened to a company's applicants: replies to interviews, and messages that nobody has read. */
const EVENTS = `
  SELECT 'interviews' AS type, CASE i.reply WHEN 'OTHER_TIME' THEN 'other-time' ELSE lower(i.reply::text) END AS template,
         a.job_id AS "jobId", i.replied_at AS at, coalesce(i.proposed_at, i.at) AS "interviewAt",
         '/calendar?day=' || (i.at AT TIME ZONE 'Asia/Kolkata')::date AS link, i.id::text AS key
    FROM interview i JOIN application a ON a.id = i.application_id
   WHERE i.company_id = $1 AND i.reply IS NOT NULL AND i.outcome IS NULL
  UNION ALL
  SELECT 'messages', 'one', a.job_id, m.created_at, NULL, '/applicants/' || a.id || '/messages', v.id::text
    FROM conversation v
    JOIN LATERAL (SELECT created_at FROM message WHERE conversation_id = v.id AND sequence > v.other_read
                   ORDER BY sequence LIMIT 1) m ON true
    JOIN LATERAL (SELECT id, job_id FROM application WHERE candidate_id = v.candidate_id AND company_id = v.company_id
                   ORDER BY status_changed_at DESC, id DESC LIMIT 1) a ON true
   WHERE v.company_id = $1
   ORDER BY at, key`;

interface Event {
  readonly type: string;
  readonly template: string;
  readonly jobId: string;
  readonly at: Date;
  readonly interviewAt: Date | null;
  readonly link: string;
  readonly key: string;
}

/**
 * Creates the notices that the members of a company received about replies to interviews and about messages. Those about
 * interviews have been read. The interviews and conversations must exist.
 */
export async function loadMemberNotices(client: ClientBase, companyId: string): Promise<void> {
  const events = (await client.query<Event>(EVENTS, [companyId])).rows;
  const members = await client.query<{ id: string }>(
    'SELECT member_id AS id FROM membership WHERE company_id = $1 ORDER BY member_id',
    [companyId],
  );
  for (const { id: memberId } of members.rows)
    for (const { type, template, jobId, at, interviewAt, link, key } of events) {
      const dedupeKey = `${type}:${key}:demo`;
      await client.query(INSERT, [
        uuidOf(`notice ${memberId} ${dedupeKey}`),
        memberId,
        companyId,
        type,
        template,
        interviewAt?.toISOString() ?? null,
        link,
        dedupeKey,
        at,
        type === 'interviews' ? at : null,
        jobId,
      ]);
    }
}
