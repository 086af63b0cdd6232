import type { Container } from '../../container.ts';
import { AppError, invalidField } from '../../errors/app-error.ts';
import { writeAudit } from '../../shared/audit.ts';
import { requireUuid } from '../../shared/require-uuid.ts';
import { pauseJobsOfCompany, resumeJobsOfCompany } from './moderation.queries.ts';
import { tellAboutCompany } from './tell-about-company.ts';

interface Suspension {
  readonly companyId: string;
  readonly actor: string;
}

type Deps = Pick<Container, 'database' | 'clock' | 'tasks'>;

/** Pauses all open jobs of a company, and tells those who applied there or saved one of them; answers how many jobs. */
export async function suspendCompany(
  deps: Deps,
  { companyId, actor }: Suspension,
): Promise<{ jobs: number }> {
  const id = requireUuid(companyId);
  const now = deps.clock.now();
  const jobs = await deps.database.transaction(async (tx) => {
    const { count } = await tx.company.updateMany({
      where: { id, suspendedAt: null },
      data: { suspendedAt: now },
    });
    if (count === 0) throw await missingOr(deps, id, 'is suspended already');
    const paused = (await tx.query(pauseJobsOfCompany(id, now))).map((job) => job.id);
    await tellAboutCompany(tx, { companyId: id, jobIds: paused, template: 'company-suspended', now });
    await writeAudit(
      tx,
      { actor, action: 'company-suspended', subject: id, details: { jobs: paused.length } },
      now,
    );
    return paused.length;
  });
  deps.tasks.soon('push');
  return { jobs };
}

/** Opens again what the suspension paused; what has outlived its days is closed. Those told of it are told; answers how many are open. */
export async function restoreCompany(
  deps: Deps,
  { companyId, actor }: Suspension,
): Promise<{ jobs: number }> {
  const id = requireUuid(companyId);
  const now = deps.clock.now();
  const open = await deps.database.transaction(async (tx) => {
    const where = { id, suspendedAt: { not: null } };
    const { count } = await tx.company.updateMany({ where, data: { suspendedAt: null } });
    if (count === 0) throw await missingOr(deps, id, 'is not suspended');
    const jobs = await tx.query(resumeJobsOfCompany(id, now));
    const jobIds = jobs.filter(({ isOpen }) => isOpen).map((job) => job.id);
    await tellAboutCompany(tx, { companyId: id, jobIds, template: 'company-restored', now });
    await writeAudit(
      tx,
      { actor, action: 'company-restored', subject: id, details: { jobs: jobIds.length } },
      now,
    );
    return jobIds.length;
  });
  deps.tasks.soon('push');
  return { jobs: open };
}

async function missingOr({ database }: Deps, id: string, refusal: string): Promise<AppError> {
  const isThere = (await database.prisma.company.count({ where: { id } })) > 0;
  return isThere ? invalidField('company', refusal) : new AppError('NOT_FOUND');
}
