import type { ApplicationStatus } from '@nukkad/contract';
import { JOB_CARD_COLUMNS, JOB_CARD_TABLES, type JobCardRow } from '@nukkad/job-search/job-card.ts';
import type { Container } from '../../container.ts';
import { rows } from '../../database/rows.ts';
import type { ListPlace } from '../../shared/list-cursor.ts';

/** A job card in my jobs. The application's fields are null where the job is only saved. */
export interface MyJobRow extends JobCardRow {
  readonly placeAt: Date;
  readonly placeId: string;
  readonly applicationId: string | null;
  readonly appliedAt: Date | null;
  readonly statusChangedAt: Date | null;
  readonly scheduledFor: Date | null;
  readonly address: string;
}

export interface StoredStep {
  readonly applicationId: string;
  readonly status: ApplicationStatus;
  readonly note: string | null;
  readonly createdAt: Date;
}

interface Page {
  readonly candidateId: string;
  readonly size: number;
  readonly after: ListPlace | null;
}

type Database = Container['database'];

const APPLICATION_COLUMNS = `
  ap.id AS "applicationId", ap.applied_at AS "appliedAt", ap.status_changed_at AS "statusChangedAt",
  ap.scheduled_for AS "scheduledFor", j.address`;

const APPLIED = `
  SELECT ${JOB_CARD_COLUMNS}, ${APPLICATION_COLUMNS}, ap.applied_at AS "placeAt", ap.id AS "placeId"
    FROM application ap JOIN (${JOB_CARD_TABLES}) ON j.id = ap.job_id
   WHERE ap.candidate_id = $1::uuid
     AND ($2::application_status IS NULL OR ap.status = $2::application_status)
     AND ($3::timestamptz IS NULL OR (ap.applied_at, ap.id) < ($3::timestamptz, $4::uuid))
   ORDER BY ap.applied_at DESC, ap.id DESC LIMIT $5`;

const SAVED = `
  SELECT ${JOB_CARD_COLUMNS}, ${APPLICATION_COLUMNS}, sv.created_at AS "placeAt", sv.job_id AS "placeId"
    FROM saved_job sv JOIN (${JOB_CARD_TABLES}) ON j.id = sv.job_id
    LEFT JOIN application ap ON ap.candidate_id = sv.candidate_id AND ap.job_id = sv.job_id
   WHERE sv.candidate_id = $1::uuid
     AND ($2::timestamptz IS NULL OR (sv.created_at, sv.job_id) < ($2::timestamptz, $3::uuid))
   ORDER BY sv.created_at DESC, sv.job_id DESC LIMIT $4`;

/** Applications, latest first, of one status or (null) of all; one more than the page, to know whether it goes on. */
export function findApplied(
  database: Database,
  { candidateId, size, after }: Page,
  status: ApplicationStatus | null,
): Promise<MyJobRow[]> {
  return rows(database, APPLIED, candidateId, status, after?.at ?? null, after?.id ?? null, size + 1);
}

/** Saved jobs, latest first; one more than the page. */
export function findSaved(database: Database, { candidateId, size, after }: Page): Promise<MyJobRow[]> {
  return rows(database, SAVED, candidateId, after?.at ?? null, after?.id ?? null, size + 1);
}

/** Every step of some applications, in their order. */
export function findSteps(database: Database, applicationIds: readonly string[]): Promise<StoredStep[]> {
  return database.prisma.applicationEvent.findMany({
    where: { applicationId: { in: [...applicationIds] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { applicationId: true, status: true, note: true, createdAt: true },
  });
}

/** How many applications a seeker has by status, and how many saved jobs. */
export async function countMyJobs(
  database: Database,
  candidateId: string,
): Promise<{ byStatus: ReadonlyMap<ApplicationStatus, number>; saved: number }> {
  const groups = await rows<{ status: ApplicationStatus; count: number }>(
    database,
    'SELECT status, count(*)::int AS count FROM application WHERE candidate_id = $1::uuid GROUP BY status',
    candidateId,
  );
  const saved = await database.prisma.savedJob.count({ where: { candidateId } });
  return { byStatus: new Map(groups.map(({ status, count }) => [status, count])), saved };
}
