import type { Container } from '../container.ts';
import { oneRow } from '../database/rows.ts';
import { AppError, invalidField } from '../errors/app-error.ts';
import { writeAudit } from '../shared/audit.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { countJobsToOpen, hideJobsOfCompany } from './moderation.queries.ts';
import { notifyCompany } from './notify-about-company.ts';
import { SETTLED_AT_ONCE, settleCompany } from './settle-suspensions.ts';

interface Suspension {
  readonly companyId: string;
  readonly actor: string;
}

type Deps = Pick<Container, 'database' | 'clock' | 'tasks'>;

interface SuspensionResult {
  readonly jobs: number;
  /** Whether a background task still has to change the jobs. */
  readonly isPending: boolean;
}

/**
 * Changes the jobs now if they fit one batch, so that the operator sees the result. Otherwise starts the background
 * task.
 */
async function settle(deps: Deps, companyId: string, jobs: number): Promise<SuspensionResult> {
  const isPending = jobs > SETTLED_AT_ONCE;
  if (isPending) deps.tasks.soon('settle-suspensions');
  else await settleCompany(deps, companyId);
  return { jobs, isPending };
}

/**
 * Suspends a company and notifies its members. The search no longer finds its open jobs, and lists show them as paused.
 * Their rows are updated, and the seekers who saved or applied for one are notified, in batches afterwards. Returns the
 * number of jobs.
 */
export async function suspendCompany(
  deps: Deps,
  { companyId, actor }: Suspension,
): Promise<SuspensionResult> {
  const id = requireUuid(companyId);
  const now = deps.clock.now();
  const jobs = await deps.database.transaction(async (tx) => {
    const { count } = await tx.company.updateMany({
      where: { id, suspendedAt: null },
      data: { suspendedAt: now, suspensionPendingSince: now },
    });
    if (count === 0) throw await notFoundOr(deps, id, 'is suspended already');
    const { jobs } = await oneRow(tx, hideJobsOfCompany(id));
    await notifyCompany(tx, id, 'suspended', now);
    await writeAudit(tx, { actor, action: 'company-suspended', subject: id, details: { jobs } }, now);
    return jobs;
  });
  return settle(deps, id, jobs);
}

/**
 * Ends the suspension of a company and notifies its members. Its jobs are reopened, or closed if they have expired, and
 * seekers are notified, in batches afterwards. Returns how many jobs will be open.
 */
export async function restoreCompany(
  deps: Deps,
  { companyId, actor }: Suspension,
): Promise<SuspensionResult> {
  const id = requireUuid(companyId);
  const now = deps.clock.now();
  const jobs = await deps.database.transaction(async (tx) => {
    const { count } = await tx.company.updateMany({
      where: { id, suspendedAt: { not: null } },
      data: { suspendedAt: null, suspensionPendingSince: now },
    });
    if (count === 0) throw await notFoundOr(deps, id, 'is not suspended');
    const { jobs } = await oneRow(tx, countJobsToOpen(id, now));
    await notifyCompany(tx, id, 'restored', now);
    await writeAudit(tx, { actor, action: 'company-restored', subject: id, details: { jobs } }, now);
    return jobs;
  });
  return settle(deps, id, jobs);
}

async function notFoundOr({ database }: Deps, id: string, refusal: string): Promise<AppError> {
  const exists = (await database.prisma.company.count({ where: { id } })) > 0;
  return exists ? invalidField('company', refusal) : new AppError('NOT_FOUND');
}
