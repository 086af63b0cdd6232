import type { Container } from '../container.ts';
import { oneRow } from '../database/rows.ts';
import { AppError, invalidField } from '../errors/app-error.ts';
import { writeAudit } from '../shared/audit.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { countJobsToOpen, hideJobsOfCompany } from './moderation.queries.ts';
import { SETTLED_AT_ONCE, settleCompany } from './settle-suspensions.ts';

interface Suspension {
  readonly companyId: string;
  readonly actor: string;
}

type Deps = Pick<Container, 'database' | 'clock' | 'tasks'>;

interface Settled {
  readonly jobs: number;
  /** Whether the background work still has to change the jobs, in batches. */
  readonly isPending: boolean;
}

/** Few jobs are changed at once, so that whoever asked sees the result; many by the background work. */
async function settle(deps: Deps, companyId: string, jobs: number): Promise<Settled> {
  const isPending = jobs > SETTLED_AT_ONCE;
  if (isPending) deps.tasks.soon('settle-suspensions');
  else await settleCompany(deps, companyId);
  return { jobs, isPending };
}

/**
 * Hides all open jobs of a company at once: the search no longer finds them, and lists show them as paused. They are paused,
 * and those who applied or saved one are told, in batches afterwards. Returns how many jobs.
 */
export async function suspendCompany(deps: Deps, { companyId, actor }: Suspension): Promise<Settled> {
  const id = requireUuid(companyId);
  const now = deps.clock.now();
  const jobs = await deps.database.transaction(async (tx) => {
    const { count } = await tx.company.updateMany({
      where: { id, suspendedAt: null },
      data: { suspendedAt: now, suspensionPendingSince: now },
    });
    if (count === 0) throw await missingOr(deps, id, 'is suspended already');
    const { jobs } = await oneRow(tx, hideJobsOfCompany(id));
    await writeAudit(tx, { actor, action: 'company-suspended', subject: id, details: { jobs } }, now);
    return jobs;
  });
  return settle(deps, id, jobs);
}

/**
 * Ends a suspension. Its jobs are opened again in batches, or closed if they have outlived their days, and those concerned
 * are told. Returns how many jobs will be open.
 */
export async function restoreCompany(deps: Deps, { companyId, actor }: Suspension): Promise<Settled> {
  const id = requireUuid(companyId);
  const now = deps.clock.now();
  const jobs = await deps.database.transaction(async (tx) => {
    const { count } = await tx.company.updateMany({
      where: { id, suspendedAt: { not: null } },
      data: { suspendedAt: null, suspensionPendingSince: now },
    });
    if (count === 0) throw await missingOr(deps, id, 'is not suspended');
    const { jobs } = await oneRow(tx, countJobsToOpen(id, now));
    await writeAudit(tx, { actor, action: 'company-restored', subject: id, details: { jobs } }, now);
    return jobs;
  });
  return settle(deps, id, jobs);
}

async function missingOr({ database }: Deps, id: string, refusal: string): Promise<AppError> {
  const isThere = (await database.prisma.company.count({ where: { id } })) > 0;
  return isThere ? invalidField('company', refusal) : new AppError('NOT_FOUND');
}
