import { SETTLED_AT_ONCE } from '@nukkad/core/moderation/settle-suspensions.ts';
import { buildCompany, buildJob } from '@nukkad/testing';
import { expect, it } from 'vitest';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();
const PAUSED_LATER = 'they are hidden now; the background work pauses them within minutes';
const OPENED_LATER = 'the background work opens them within minutes';

it.each([
  [SETTLED_AT_ONCE, {}, {}],
  [SETTLED_AT_ONCE + 1, { next: PAUSED_LATER }, { next: OPENED_LATER }],
])(
  'the suspension of a company with %i jobs, and its end, have a hint if work is left',
  async (jobs, suspended, restored) => {
    const { database } = test.container;
    const { id: company } = await buildCompany(database);
    const job = await buildJob(database, { companyId: company });
    await database.prisma.job.createMany({
      data: Array.from({ length: jobs - 1 }, (_, number) => ({
        ...job,
        id: undefined,
        edited: undefined,
        shareId: `${jobs}${String(number).padStart(3, '0')}`,
      })),
    });
    const answerOf = async (command: string) => (await test.ops('companies', command, company)).answer;
    expect(await answerOf('suspend')).toEqual({ company, paused: jobs, ...suspended });
    expect(await answerOf('restore')).toEqual({ company, open: jobs, ...restored });
  },
);
