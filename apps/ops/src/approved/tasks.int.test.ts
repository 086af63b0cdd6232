import { join } from 'node:path';
import { TASK_NAMES } from '@nukkad/core/task-names.ts';
import { it } from 'vitest';
import { LONG, useDemoOps } from '../testing/demo-ops.ts';
import type { OpsUnderTest } from '../testing/start-ops.ts';

/**
 * Times at which the tasks run: soon, in the first hour of a day in India that is still the day before in UTC, the
 * morning after, and after a week and a month.
 */
const TIMES = [
  '2036-03-04T05:45:00.000Z',
  '2036-03-04T19:00:00.000Z',
  '2036-03-05T03:30:00.000Z',
  '2036-03-11T19:00:00.000Z',
  '2036-03-14T04:00:00.000Z',
];

/** Adds what the tasks wait for and the demo data do not have: alerts, followers, browsers, a refusal and a deletion. */
async function addRows({ container }: OpsUnderTest): Promise<void> {
  const { prisma } = container.database;
  const createdAt = new Date('2036-03-01T05:30:00.000Z');
  const idOf = (number: number) => `0199b3f2-7c1a-7d10-9a51-2f6c1d0e4c0${number}`;
  const seekers = await prisma.candidate.findMany({
    where: { email: { not: null } },
    orderBy: { email: 'asc' },
  });
  const newest = await prisma.job.findFirstOrThrow({ orderBy: [{ createdAt: 'desc' }, { id: 'asc' }] });
  for (const [at, { id: candidateId }] of seekers.entries()) {
    const search = { text: at === 0 ? 'cook' : 'delivery', isNearMe: at > 1 };
    await prisma.jobAlert.create({
      data: { id: idOf(at), candidateId, search, searchHash: 'alert', createdAt, checkedAt: createdAt },
    });
    await prisma.pushSubscription.create({
      data: { token: `browser ${at}`, candidateId, createdAt, seenAt: createdAt },
    });
    await prisma.companyFollow.create({ data: { candidateId, companyId: newest.companyId, createdAt } });
  }
  const application = await prisma.application.findFirstOrThrow({
    where: { status: 'APPLIED' },
    orderBy: { id: 'asc' },
  });
  const { id: memberId } = await prisma.member.findFirstOrThrow({ where: { phone: '+919000000001' } });
  await prisma.heldAnswer.create({
    data: {
      id: idOf(5),
      applicationId: application.id,
      from: 'APPLIED',
      attempt: application.attempt,
      reason: 'far',
      memberId,
      createdAt,
      dueAt: new Date('2036-03-04T05:40:00.000Z'),
    },
  });
  // No task does anything for members of a suspended company.
  const suspended = await prisma.membership.findFirstOrThrow({
    where: { member: { phone: '+919000000003' } },
  });
  await prisma.company.update({ where: { id: suspended.companyId }, data: { suspendedAt: createdAt } });
  const deleted = await prisma.application.findFirstOrThrow({
    where: { status: 'HIRED' },
    orderBy: { id: 'asc' },
  });
  await prisma.candidate.update({ where: { id: deleted.candidateId }, data: { deletedAt: createdAt } });
}

const demo = useDemoOps({ path: join(import.meta.dirname, 'answers/tasks.json'), addRows });

it('every background task changes and sends as approved, and nothing when it is repeated', LONG, async () => {
  for (const time of TIMES)
    for (const task of TASK_NAMES) {
      demo.clock.now = Date.parse(time);
      await demo.take('tasks', 'run', task);
      await demo.take('tasks', 'run', task);
    }
  demo.compare();
});
