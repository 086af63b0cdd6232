import { upsert } from '@nukkad/reference-data/load/upsert.ts';
import type { ClientBase } from 'pg';
import type { PlannedInterview } from './hiring-plan.ts';
import { uuidOf } from './uuid-of.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

interface Arranged {
  readonly applicationId: string;
  readonly companyId: string;
  /** The member who invited the applicant. */
  readonly memberId: string;
  readonly now: Date;
}

interface Invitation {
  readonly address: string;
  readonly arrangedAt: Date;
}

/** Selects the address of the job, and when the last interview was arranged. */
const INVITATION = `
  SELECT j.address, e.created_at AS "arrangedAt"
    FROM application a JOIN job j ON j.id = a.job_id
    JOIN application_event e ON e.application_id = a.id AND e.status = 'SCHEDULED'
   WHERE a.id = $1`;

/** Adds the interview of an application that has a step SCHEDULED. */
export async function insertInterview(
  client: ClientBase,
  { applicationId, companyId, memberId, now }: Arranged,
  { at, reply, outcome }: PlannedInterview,
): Promise<void> {
  const { rows } = await client.query<Invitation>(INVITATION, [applicationId]);
  const [found] = rows;
  if (found === undefined) throw new Error(`application ${applicationId} has no interview`);
  const { address, arrangedAt } = found;
  const repliedAt = new Date(Math.min(arrangedAt.getTime() + 2 * HOUR, now.getTime()));
  const row = {
    id: uuidOf(`interview ${applicationId}`),
    application_id: applicationId,
    company_id: companyId,
    round: 1,
    at,
    place: address,
    bring: 'Aadhaar card',
    sequence: 0,
    reply,
    replied_at: reply === null ? null : repliedAt,
    proposed_at: reply === 'OTHER_TIME' ? new Date(at.getTime() + DAY) : null,
    outcome,
    outcome_at: outcome === null ? null : at,
    created_by: memberId,
    created_at: arrangedAt,
    changed_at: arrangedAt,
    changed_by: memberId,
  };
  await upsert(client, { table: 'interview', keys: ['id'], rows: [row] });
}
