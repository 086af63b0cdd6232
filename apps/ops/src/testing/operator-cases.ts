import { NOW } from './demo-ops.ts';
import type { OpsUnderTest } from './start-ops.ts';

const at = new Date(NOW);

/** Returns the id of a case that waits for an operator. */
export const caseOf = (number: number): string => `0199b3f2-7c1a-7d10-9a51-2f6c1d0e4c0${number}`;

/** Adds cases that the demo data do not have. */
export async function addCases(ops: OpsUnderTest): Promise<void> {
  await addRequests(ops);
  await addWaitingJobs(ops);
}

/** Adds two claims, papers, messages and requests for credits. */
async function addRequests({ container }: OpsUnderTest): Promise<void> {
  const { prisma } = container.database;
  const unclaimed = { where: { memberships: { none: {} } }, orderBy: { id: 'asc' }, take: 2 } as const;
  const companies = await prisma.company.findMany(unclaimed);
  const { id: memberId } = await prisma.member.findFirstOrThrow({ where: { phone: '+919000000004' } });
  const seekers = await prisma.candidate.findMany({
    where: { email: { not: null } },
    orderBy: { email: 'asc' },
  });
  for (const [number, { id: companyId }] of companies.entries()) {
    const candidateId = seekers[number]?.id ?? '';
    const message = 'I cannot change my number.';
    const note = 'My shop';
    const paper = { kind: 'SHOP_FRONT', fileKey: `paper-${number}.webp`, addedBy: memberId } as const;
    await prisma.companyClaim.create({
      data: { id: caseOf(1 + number), companyId, memberId, note, createdAt: at },
    });
    await prisma.companyPaper.create({
      data: { id: caseOf(3 + number), companyId, ...paper, createdAt: at },
    });
    await prisma.supportMessage.create({
      data: { id: caseOf(5 + number), candidateId, message, createdAt: at },
    });
    await prisma.creditRequest.create({ data: { id: caseOf(7 + number), candidateId, createdAt: at } });
  }
}

/** Returns the ids of two jobs that wait for moderation, and of two that reports have paused. */
export async function waitingJobs({ container }: OpsUnderTest): Promise<string[]> {
  const jobs = await container.database.prisma.job.findMany({ take: 4, orderBy: { id: 'desc' } });
  return jobs.map(({ id }) => id);
}

async function addWaitingJobs(ops: OpsUnderTest): Promise<void> {
  const { prisma } = ops.container.database;
  const reporters = await prisma.candidate.findMany({ take: 3, orderBy: { id: 'asc' } });
  for (const [number, id] of (await waitingJobs(ops)).entries()) {
    const isReported = number >= 2;
    const statusReason = isReported ? 'reported' : 'awaiting-moderation';
    await prisma.job.update({
      where: { id },
      data: { status: 'PAUSED', statusReason, statusChangedAt: at, updatedAt: at },
    });
    if (!isReported) continue;
    await prisma.jobReport.createMany({
      data: reporters.map(({ id: candidateId }, reporter) => ({
        id: `0199b3f2-7c1a-7d10-9a51-2f6c1d0e4${number}0${reporter}`,
        candidateId,
        jobId: id,
        text: 'They ask for money',
        isCounted: true,
        createdAt: at,
      })),
    });
  }
}
