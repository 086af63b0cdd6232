import { routes } from '@nukkad/contract';
import { type ApiModule, forAnyone } from '../../mount/route-binding.ts';
import { byId, byShareId } from './handlers.ts';

export const jobsModule: ApiModule = {
  name: 'jobs',
  routes: [forAnyone(routes.jobById, byId), forAnyone(routes.jobByShareId, byShareId)],
};
