import { runTask } from '@nukkad/api/background/run-task.ts';
import { TASK_NAMES } from '@nukkad/api/background/task-names.ts';
import { loadReferenceData } from '@nukkad/seed/load-reference-data.ts';
import { type Command, ROWS_MAX, UsageError } from '../command.ts';
import { required } from '../find.ts';
import { note } from '../note.ts';

export const referenceLoad: Command = {
  name: 'reference load',
  parameters: [],
  summary: 'Brings cities, job profiles, lists, texts and the search lexicon up to date with this version.',
  examples: ['reference load'],
  run: async ({ container, actor }) => {
    const { database } = container;
    const client = await database.pool.connect();
    try {
      await loadReferenceData(client);
    } finally {
      client.release();
    }
    await note(database.prisma, container, { actor, action: 'reference-loaded', subject: 'reference data' });
    const [cities, profiles] = [await database.prisma.city.count(), await database.prisma.jobProfile.count()];
    return { cities, jobProfiles: profiles };
  },
};

export const tasksRun: Command = {
  name: 'tasks run',
  parameters: ['task'],
  summary: `Runs background work now: ${TASK_NAMES.join(', ')}.`,
  examples: ['tasks run recheck'],
  run: async ({ container, actor }, name = '') => {
    const task = TASK_NAMES.find((known) => known === name);
    if (!task) throw new UsageError(`say one of ${TASK_NAMES.join(', ')}`);
    await note(container.database.prisma, container, { actor, action: 'task-run', subject: task });
    return { task, done: await runTask(container, task) };
  },
};

export const auditList: Command = {
  name: 'audit list',
  parameters: ['[subject]'],
  summary: 'Who did what when, latest first.',
  examples: ['audit list', 'audit list meera'],
  run: async ({ container }, subject) => {
    const rows = await container.database.prisma.auditEntry.findMany({
      ...(subject ? { where: { OR: [{ subject }, { actor: subject }] } } : {}),
      orderBy: { createdAt: 'desc' },
      take: ROWS_MAX,
    });
    return subject === undefined ? rows : required(rows, subject);
  },
};
