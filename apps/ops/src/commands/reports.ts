import { removeFakeJob, resumeJob } from '@nukkad/api/modules/moderation/settle-reports.ts';
import type { Command } from '../command.ts';
import { jobIdOf } from '../find.ts';
import { selectReportedJobs } from './commands.queries.ts';

export const reportsList: Command = {
  name: 'reports list',
  parameters: [],
  summary:
    'Jobs that reports paused, then other reported ones; "counted" are seekers with a verified mobile who opened the job.',
  examples: ['reports list'],
  run: ({ container }) => container.database.query(selectReportedJobs()),
};

export const reportsResume: Command = {
  name: 'reports resume',
  parameters: ['job'],
  summary: 'Finds the reports groundless: a job that they paused is open again.',
  examples: ['reports resume xBAtcf'],
  run: async ({ container, actor }, job = '') => {
    const jobId = await jobIdOf(container, job);
    await resumeJob(container, { jobId, actor });
    return { job: jobId, settled: 'resumed' };
  },
};

export const reportsRemove: Command = {
  name: 'reports remove',
  parameters: ['job'],
  summary: 'Removes a job as fake, and gives back every credit spent on it.',
  examples: ['reports remove xBAtcf'],
  run: async ({ container, actor }, job = '') => {
    const jobId = await jobIdOf(container, job);
    const { refunds } = await removeFakeJob(container, { jobId, actor });
    return { job: jobId, settled: 'removed as fake', refunds };
  },
};
