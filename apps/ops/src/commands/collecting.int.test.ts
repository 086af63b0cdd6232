import { DAY_MS } from '@nukkad/domain/durations.ts';
import { indiaDay } from '@nukkad/domain/india-day.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { expect, it } from 'vitest';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();

/** Creates a company that opened the numbers of so many people, and answered some of them. Returns its id. */
async function opened(people: number, answered: number, daysAgo = 0): Promise<string> {
  const { database } = test.container;
  const first = await buildApplication(database, { status: answered > 0 ? 'SHORTLISTED' : 'APPLIED' });
  const at = new Date(Date.now() - daysAgo * DAY_MS);
  const rows = [first];
  for (let number = 1; number < people; number += 1)
    rows.push(
      await buildApplication(database, {
        jobId: first.jobId,
        status: number < answered ? 'SHORTLISTED' : 'APPLIED',
      }),
    );
  await database.prisma.profileAccess.createMany({
    data: rows.flatMap(({ id, candidateId, companyId }) =>
      // Two members who opened the same number count once.
      ['member:a', 'member:b'].map((actor) => ({
        candidateId,
        companyId,
        subjectHash: candidateId,
        context: id,
        actor,
        what: 'PHONE' as const,
        day: new Date(`${indiaDay(at)}T00:00:00Z`),
        firstAt: at,
        lastAt: at,
      })),
    ),
  });
  return first.companyId;
}

it('lists companies that open many numbers and hardly answer, of the last seven days', async () => {
  const collector = await opened(51, 5);
  await opened(50, 0);
  await opened(51, 6);
  await opened(51, 0, 9);
  const withdrawn = await opened(51, 0);
  const application = await test.container.database.prisma.application.findFirstOrThrow({
    where: { companyId: withdrawn },
  });
  await test.container.database.prisma.application.update({
    where: { id: application.id },
    data: { status: 'WITHDRAWN' },
  });
  expect((await test.ops('companies', 'collecting')).answer).toMatchObject([
    { company: collector, opened: 51, answered: 5, suspended: null },
  ]);
});
