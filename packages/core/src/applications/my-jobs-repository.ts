import type { ApplicationStatus } from '@nukkad/contract';
import type { RowOf } from '@nukkad/db/sql.ts';
import type { Container } from '../container.ts';
import type { ListPlace } from '../shared/list-cursor.ts';
import { countByStatus, type MyJobRow, selectApplications, selectSavedJobs } from './applications.queries.ts';
import { selectInterviewsOf } from './interview.queries.ts';

export interface StoredStep {
  readonly applicationId: string;
  readonly status: ApplicationStatus;
  readonly note: string | null;
  /** Key of the reason of a refusal. */
  readonly reason: string | null;
  readonly createdAt: Date;
}

interface Page {
  readonly candidateId: string;
  readonly size: number;
  readonly after: ListPlace | null;
}

type Database = Container['database'];

function pageOf({ candidateId, size, after }: Page) {
  // One row more than the page, to know whether there is a next page.
  return { candidateId, afterAt: after?.at ?? null, afterId: after?.id ?? null, limit: size + 1 };
}

/** Returns applications with the given status, or all if it is null. Latest first. */
export function findApplied(
  database: Database,
  page: Page,
  status: ApplicationStatus | null,
): Promise<MyJobRow[]> {
  return database.query(selectApplications(pageOf(page), status));
}

export function findSaved(database: Database, page: Page): Promise<MyJobRow[]> {
  return database.query(selectSavedJobs(pageOf(page)));
}

/** Returns the status changes of some applications, oldest first. */
export function findSteps(database: Database, applicationIds: readonly string[]): Promise<StoredStep[]> {
  return database.prisma.applicationEvent.findMany({
    where: { applicationId: { in: [...applicationIds] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { applicationId: true, status: true, note: true, reason: true, createdAt: true },
  });
}

export type StoredInterview = RowOf<typeof selectInterviewsOf>;

/** Returns the interviews of some applications, the first round first. */
export function findInterviews(
  database: Database,
  applicationIds: readonly string[],
): Promise<StoredInterview[]> {
  return database.query(selectInterviewsOf(applicationIds));
}

/** Counts the applications of a seeker by status, and the saved jobs. */
export async function countMyJobs(
  database: Database,
  candidateId: string,
): Promise<{ byStatus: ReadonlyMap<ApplicationStatus, number>; saved: number }> {
  const groups = await database.query(countByStatus(candidateId));
  const saved = await database.prisma.savedJob.count({ where: { candidateId } });
  return { byStatus: new Map(groups.map(({ status, count }) => [status, count])), saved };
}
