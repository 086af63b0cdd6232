import { routes } from '@nukkad/contract';
import { type ApiModule, forAnyone } from '../../mount/route-binding.ts';
import { filter, list, picks, suggestions } from './handlers.ts';

export const searchModule: ApiModule = {
  name: 'search',
  routes: [
    forAnyone(routes.jobList, list),
    forAnyone(routes.jobFilter, filter),
    forAnyone(routes.jobTopPicks, picks),
    forAnyone(routes.jobSuggestions, suggestions),
  ],
};
