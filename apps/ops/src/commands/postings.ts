import { renewJob } from '@nukkad/api/modules/postings/renew-job.ts';
import type { Command } from '../command.ts';

export const jobsRenew: Command = {
  name: 'jobs renew',
  parameters: ['job'],
  summary: 'Gives a job its days anew; one that had run out is open again.',
  examples: ['jobs renew xBAtcf'],
  run: async ({ container, actor }, jobId = '') => {
    const expiresAt = await renewJob(container, jobId, actor);
    return { job: jobId, expires: expiresAt };
  },
};
