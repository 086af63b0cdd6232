import { routes } from '@nukkad/contract';
import { type ApiModule, forAnyone } from '../../mount/route-binding.ts';
import { countActiveJobs } from './count-active-jobs.ts';

export const jobCountModule: ApiModule = {
  name: 'job-count',
  routes: [
    forAnyone(routes.jobCountNear, (_session, input, { container }) => countActiveJobs(container, input)),
  ],
};
