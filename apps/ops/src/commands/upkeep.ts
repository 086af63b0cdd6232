import { runTask } from '@nukkad/api/background/run-task.ts';
import { TASK_NAMES } from '@nukkad/api/background/task-names.ts';
import type { Container } from '@nukkad/api/container.ts';
import { loadReferenceData } from '@nukkad/seed/load-reference-data.ts';
import { type Command, optionText, ROWS_MAX, UsageError } from '../command.ts';
import { lookUpBy, required } from '../find.ts';
import { readMoment } from '../moment.ts';
import { note } from '../note.ts';
import { findCompanies, findJobs, findSeekers } from './find.queries.ts';

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

/** The ids under which the audit has a job, company or seeker, by what is at hand; whoever asks by a number is noted. */
async function subjectsOf(container: Container, actor: string, text: string): Promise<string[]> {
  const { database } = container;
  const by = { ...lookUpBy(text), name: null };
  const jobs = await database.query(findJobs(by));
  const companies = await database.query(findCompanies(by));
  const seekers = await database.query(
    findSeekers(null, by.phone, text.includes('@') ? text.toLowerCase() : null),
  );
  for (const { seeker: subject } of seekers)
    await note(database.prisma, container, { actor, action: 'seeker-looked-up', subject });
  return [
    ...jobs.map(({ job }) => job),
    ...companies.map(({ company }) => company),
    ...seekers.map(({ seeker }) => seeker),
  ];
}

export const auditList: Command = {
  name: 'audit list',
  parameters: ['[subject]'],
  options: {
    since: {
      type: 'string',
      value: 'TIME',
      help: 'a day, or a time, of India: 2026-12-01, 2026-12-01T09:00',
    },
    until: { type: 'string', value: 'TIME', help: 'what was before it' },
  },
  summary: 'Who did what when, latest first: of an operator, or with a job, company or seeker.',
  examples: [
    'audit list meera --since 2026-12-01',
    'audit list xBAtcf',
    'audit list 9876543210 --until 2026-12-01T09:00',
  ],
  run: async ({ container, options, actor }, subject) => {
    const [since, until] = [optionText(options, 'since'), optionText(options, 'until')];
    const createdAt = {
      ...(since === undefined ? {} : { gte: readMoment(since, 'since') }),
      ...(until === undefined ? {} : { lt: readMoment(until, 'until') }),
    };
    const named = subject === undefined ? [] : [subject, ...(await subjectsOf(container, actor, subject))];
    const ofSubject = subject === undefined ? {} : { OR: [{ subject: { in: named } }, { actor: subject }] };
    const rows = await container.database.prisma.auditEntry.findMany({
      where: { ...ofSubject, createdAt },
      orderBy: { createdAt: 'desc' },
      take: ROWS_MAX,
    });
    return subject === undefined ? rows : required(rows, subject);
  },
};
