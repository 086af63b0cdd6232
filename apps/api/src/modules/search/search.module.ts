import { routes } from '@nukkad/contract';
import { type ApiModule, forAnyone, forSeeker } from '../../mount/route-binding.ts';
import { filter, list, openedCompany, openedJob, picks, start, suggestions, typeahead } from './handlers.ts';

export const searchModule: ApiModule = {
  name: 'search',
  routes: [
    forAnyone(routes.jobList, list),
    forAnyone(routes.jobFilter, filter),
    forAnyone(routes.jobTopPicks, picks),
    forAnyone(routes.jobSuggestions, suggestions),
    forAnyone(routes.searchTypeahead, typeahead),
    forAnyone(routes.searchStart, start),
    forSeeker(routes.searchRememberJob, openedJob),
    forSeeker(routes.searchRememberCompany, openedCompany),
  ],
};
