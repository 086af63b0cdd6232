import { routes } from '@nukkad/contract';
import { type ApiModule, forAnyone, forSeeker } from '../../mount/route-binding.ts';
import { filter, list, openedCompany, openedJob, picks, start, suggestions, typeahead } from './handlers.ts';

const READ = { isBounded: true };

export const searchModule: ApiModule = {
  name: 'search',
  routes: [
    forAnyone(routes.jobList, list, READ),
    forAnyone(routes.jobFilter, filter, READ),
    forAnyone(routes.jobTopPicks, picks, READ),
    forAnyone(routes.jobSuggestions, suggestions, READ),
    forAnyone(routes.searchTypeahead, typeahead, READ),
    forAnyone(routes.searchStart, start, READ),
    forSeeker(routes.searchRememberJob, openedJob),
    forSeeker(routes.searchRememberCompany, openedCompany),
  ],
};
