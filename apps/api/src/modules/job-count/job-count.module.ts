import { routes } from '@nukkad/contract';
import { countActiveJobs } from '@nukkad/core/job-count/count-active-jobs.ts';
import { type ApiModule, forAnyone } from '../../mount/route-binding.ts';

export const jobCountModule: ApiModule = {
  name: 'job-count',
  routes: [
    forAnyone(routes.jobCountNear, (_session, input, { container }) => countActiveJobs(container, input)),
  ],
};
