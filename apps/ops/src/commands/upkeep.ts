import { runTask } from '@nukkad/api/background/run-task.ts';
import { TASK_NAMES } from '@nukkad/api/background/task-names.ts';
import { loadReferenceData } from '@nukkad/seed/load-reference-data.ts';
import { type Command, ROWS_MAX, UsageError } from '../command.ts';

export const referenceLoad: Command = {
  name: 'reference load',
  parameters: [],
  summary: 'Brings cities, job profiles, lists, texts and the search lexicon up to date with this version.',
  run: async ({ container: { database } }) => {
    const client = await database.pool.connect();
    try {
      await loadReferenceData(client);
    } finally {
      client.release();
    }
    const [cities, profiles] = [await database.prisma.city.count(), await database.prisma.jobProfile.count()];
    return { cities, jobProfiles: profiles };
  },
};

export const tasksRun: Command = {
  name: 'tasks run',
  parameters: ['task'],
  summary: `Runs background work now: ${TASK_NAMES.join(', ')}.`,
  run: async ({ container }, name = '') => {
    const task = TASK_NAMES.find((known) => known === name);
    if (!task) throw new UsageError(`say one of ${TASK_NAMES.join(', ')}`);
    return { task, done: await runTask(container, task) };
  },
};

export const auditList: Command = {
  name: 'audit list',
  parameters: ['[subject]'],
  summary: 'Who did what when, latest first.',
  run: ({ container }, subject) =>
    container.database.prisma.auditEntry.findMany({
      ...(subject ? { where: { OR: [{ subject }, { actor: subject }] } } : {}),
      orderBy: { createdAt: 'desc' },
      take: ROWS_MAX,
    }),
};
