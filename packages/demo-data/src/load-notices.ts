import type { PersonApplicationStatus } from '@nukkad/reference-data/load/people.ts';
import type { ClientBase } from 'pg';
import { uuidOf } from './uuid-of.ts';

interface AppliedFor {
  readonly applicationId: string;
  /** The statuses that the application has had so far, each with its time. */
  readonly steps: readonly { readonly status: PersonApplicationStatus; readonly at: Date }[];
  readonly scheduledFor: Date | null;
}

const INSERT = `
  INSERT INTO notification (id, candidate_id, type_key, values, link, dedupe_key, created_at)
  SELECT $1, a.candidate_id, $2,
         jsonb_build_object('template', $3::text, 'values',
           jsonb_build_object('company', co.name, 'jobTitle', j.title, 'at', $4::text,
             'work', jsonb_build_object('en', sp.name_en, 'hi', sp.name_hi, 'mr', sp.name_mr))),
         '/myjobs', $5, $6
    FROM application a JOIN job j ON j.id = a.job_id JOIN company co ON co.id = a.company_id
    JOIN job_sub_profile sp ON sp.key = j.sub_profile_key
   WHERE a.id = $7`;

/**
 * Inserts a notice for each step of the company. The notices are the same as when an operator moves an application.
 */
export async function loadNotices(client: ClientBase, applied: AppliedFor): Promise<void> {
  const { applicationId, steps, scheduledFor } = applied;
  for (const { status, at } of steps) {
    if (status === 'APPLIED') continue;
    const isInterview = status === 'SCHEDULED';
    const interviewAt = isInterview ? (scheduledFor?.toISOString() ?? null) : null;
    await client.query(INSERT, [
      uuidOf(`notice ${applicationId} ${status}`),
      isInterview ? 'interview-scheduled' : 'application-status',
      status.toLowerCase(),
      interviewAt,
      `application:${applicationId}:1:${status}${interviewAt ?? ''}`,
      at,
      applicationId,
    ]);
  }
}
