import { setJobStatus } from '@nukkad/api/modules/moderation/set-job-status.ts';
import { renewJob } from '@nukkad/api/modules/postings/renew-job.ts';
import { JobStatus } from '@nukkad/db';
import { type Command, optionText, UsageError } from '../command.ts';
import { companyIdOf, jobIdOf, lookUpBy, required } from '../find.ts';
import { findJobs, selectJobs } from './find.queries.ts';

function requireStatus(text: string | undefined): JobStatus | null {
  if (text === undefined) return null;
  const status = Object.values(JobStatus).find((known) => known === text.toUpperCase());
  if (status === undefined) throw new UsageError('--status is active, paused or closed');
  return status;
}

const jobsList: Command = {
  name: 'jobs list',
  parameters: [],
  options: {
    status: { type: 'string', value: 'STATUS', help: 'active, paused or closed' },
    company: { type: 'string', value: 'COMPANY', help: 'by id, share id, link, number or name' },
    city: { type: 'string', value: 'SLUG', help: 'only those there' },
  },
  summary: 'Jobs, newest first.',
  examples: ['jobs list --status paused', 'jobs list --company "Shinde Sweets" --city pune'],
  run: async ({ container, options }) => {
    const company = optionText(options, 'company');
    const companyId = company === undefined ? null : await companyIdOf(container, company);
    const status = requireStatus(optionText(options, 'status'));
    return container.database.query(selectJobs(status, companyId, optionText(options, 'city') ?? null));
  },
};

const jobsFind: Command = {
  name: 'jobs find',
  parameters: ['id|share id|link|phone|words'],
  summary: 'Jobs by what is at hand; the number is their company’s.',
  examples: ['jobs find xBAtcf', 'jobs find 9812345999', 'jobs find "tandoor cook"'],
  run: async ({ container }, text = '') =>
    required(await container.database.query(findJobs(lookUpBy(text))), text),
};

const statusCommand = (action: string, to: JobStatus, summary: string): Command => ({
  name: `jobs ${action}`,
  parameters: ['job'],
  summary,
  examples: [`jobs ${action} xBAtcf`],
  run: async ({ container, actor }, text = '') => {
    const jobId = await jobIdOf(container, text);
    return { job: jobId, ...(await setJobStatus(container, { jobId, to, actor })) };
  },
});

const jobsRenew: Command = {
  name: 'jobs renew',
  parameters: ['job'],
  summary: 'Gives a job its days anew; one that had run out is open again.',
  examples: ['jobs renew xBAtcf'],
  run: async ({ container, actor }, text = '') => {
    const jobId = await jobIdOf(container, text);
    return { job: jobId, expires: await renewJob(container, jobId, actor) };
  },
};

/** What is done with single jobs. */
export const jobCommands: readonly Command[] = [
  jobsList,
  jobsFind,
  statusCommand('pause', 'PAUSED', 'Takes a job out of the search until it is resumed.'),
  statusCommand('resume', 'ACTIVE', 'Opens a job again that was paused or closed.'),
  statusCommand(
    'close',
    'CLOSED',
    'Closes a job for its employer, and tells those who applied for it or saved it.',
  ),
  jobsRenew,
];
