import type { Database, Prisma } from '@nukkad/db';
import { buildCandidate } from './build-candidate.ts';
import { buildJob } from './build-job.ts';

type Change = Partial<Omit<Prisma.ApplicationUncheckedCreateInput, 'companyId'>>;

/**
 * Creates an application with its first event. Creates the seeker and the job unless they are given. Spends no
 * credit.
 */
export async function buildApplication(database: Pick<Database, 'prisma'>, change: Change = {}) {
  const { prisma } = database;
  const candidateId = change.candidateId ?? (await buildCandidate(database)).id;
  const job =
    change.jobId === undefined
      ? await buildJob(database)
      : await prisma.job.findUniqueOrThrow({ where: { id: change.jobId } });
  const status = change.status ?? 'APPLIED';
  const scheduledFor =
    change.scheduledFor ?? (status === 'SCHEDULED' ? new Date('2030-01-15T05:30:00Z') : null);
  return prisma.application.create({
    data: {
      ...change,
      candidateId,
      jobId: job.id,
      companyId: job.companyId,
      status,
      scheduledFor,
      events: { create: { status, scheduledFor } },
    },
  });
}
