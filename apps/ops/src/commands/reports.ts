import { removeFakeJob, resumeJob } from '@nukkad/core/moderation/settle-reports.ts';
import type { Command } from '../command.ts';
import { subjectCommand } from '../subject-command.ts';
import { selectReportedJobs } from './commands.queries.ts';
import { onPage, PAGE } from './page.queries.ts';

export const reportsList: Command = {
  name: 'reports list',
  parameters: [],
  options: PAGE,
  summary:
    'Jobs that reports paused, then other reported ones; "counted" are seekers with a verified mobile who opened the job.',
  examples: ['reports list'],
  run: ({ container, options }) => container.database.query(onPage(selectReportedJobs(), options)),
};

const SETTLED = { ACTIVE: 'open again', CLOSED: 'closed, because it has expired' } as const;

export const reportsResume = subjectCommand({
  name: 'reports resume',
  about: 'job',
  summary: 'Dismisses the reports of a job: if they paused it, it is open again.',
  examples: ['reports resume xBAtcf'],
  act: async ({ container, actor, id }) => {
    const { reports, newStatus } = await resumeJob(container, { jobId: id, actor });
    return {
      dismissed: reports,
      settled: newStatus === null ? 'was not paused by reports' : SETTLED[newStatus],
    };
  },
});

export const reportsRemove = subjectCommand({
  name: 'reports remove',
  about: 'job',
  summary: 'Removes a job as fake, and gives back every credit spent on it.',
  examples: ['reports remove xBAtcf'],
  act: async ({ container, actor, id }) => ({
    settled: 'removed as fake',
    ...(await removeFakeJob(container, { jobId: id, actor })),
  }),
});
