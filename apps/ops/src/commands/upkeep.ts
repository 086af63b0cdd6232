import { runTask } from '@nukkad/core/background/run-task.ts';
import { TASK_NAMES } from '@nukkad/core/task-names.ts';
import { loadReferenceData } from '@nukkad/reference-data/load/load-reference-data.ts';
import { type Command, UsageError } from '../command.ts';
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
    const details = {
      cities: await database.prisma.city.count(),
      jobProfiles: await database.prisma.jobProfile.count(),
    };
    const subject = 'reference data';
    await note(database.prisma, container, { actor, action: 'reference-loaded', subject, details });
    return details;
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
    const write = (details: object) =>
      note(container.database.prisma, container, {
        actor,
        action: 'task-run',
        subject: task,
        details: { ...details },
      });
    try {
      const done = await runTask(container, task);
      await write({ done });
      return { task, done };
    } catch (error) {
      await write({ hasFailed: true });
      throw error;
    }
  },
};
