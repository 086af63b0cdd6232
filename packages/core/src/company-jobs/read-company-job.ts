import type { CompanyJob } from '@nukkad/contract/partner/company-job.routes.ts';
import type { Prisma } from '@nukkad/db';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import { shareLink } from '@nukkad/job-search/job-card.ts';
import { accessSince } from '../applicants/applicant-access.ts';
import type { Container } from '../container.ts';
import { oneRow } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import type { CompanySession } from '../members/member-session.ts';
import { isHidden } from '../shared/hidden-job.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { countApplicationsOf, selectChecksOf } from './company-jobs.queries.ts';
import { fieldsOfJob } from './job-fields.ts';
import { problemsOf } from './job-problems.ts';
import { jobStateOf, type StoredState } from './job-state.ts';
import { readPostingRecords } from './posting-records.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'config'>;

const WITH_PLACE = { city: true, company: true } as const;
type PlacedJob = Prisma.JobGetPayload<{ include: typeof WITH_PLACE }>;

/** Returns the whole days until an open or paused job ends; null for the others. */
export function daysLeftOf({ status, expiresAt }: StoredState & { expiresAt: Date }, now: Date) {
  if (status === 'CLOSED') return null;
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / DAY_MS));
}

/** Returns a stored job of a company. Throws NOT_FOUND if it is another company's. */
export async function findCompanyJob(
  { database }: Pick<Deps, 'database'>,
  companyId: string,
  job: string,
): Promise<PlacedJob> {
  const where = { id: requireUuid(job), companyId };
  const found = await database.prisma.job.findFirst({ where, include: WITH_PLACE });
  if (found === null) throw new AppError('NOT_FOUND');
  return found;
}

/** Returns the address of a job's page; null while seekers cannot see it. */
export function urlOf({ config }: Pick<Deps, 'config'>, job: PlacedJob): string | null {
  if (isHidden(job.statusReason) || job.company.suspendedAt !== null) return null;
  return `${config.PUBLIC_ORIGIN}/jobs?${shareLink(job)}`;
}

/** Returns a job of a company with its fields, checks and figures. Throws NOT_FOUND. */
export async function readCompanyJob(
  deps: Deps,
  { companyId }: CompanySession,
  jobId: string,
): Promise<CompanyJob> {
  const { database, clock } = deps;
  const now = clock.now();
  const job = await findCompanyJob(deps, companyId, jobId);
  const checks = await database.query(selectChecksOf(job.id));
  const counts = await oneRow(database, countApplicationsOf(job.id, accessSince(now)));
  const fields = fieldsOfJob(job, job.city.slug);
  return {
    id: job.id,
    title: job.title,
    ...jobStateOf(job),
    openings: job.openings,
    createdAt: job.createdAt.toISOString(),
    expiresAt: job.expiresAt.toISOString(),
    daysLeft: daysLeftOf(job, now),
    viewCount: job.viewCount,
    ...counts,
    stateSince: job.statusChangedAt?.toISOString() ?? null,
    note: job.moderationNote,
    changedAt: job.updatedAt.toISOString(),
    fields,
    checks: checks.map((check) => ({
      kind: check.kind,
      outcome: check.outcome as CompanyJob['checks'][number]['outcome'],
      reason: check.reason ?? '',
    })),
    problems: problemsOf(fields, await readPostingRecords(database, now)),
    url: urlOf(deps, job),
  };
}
