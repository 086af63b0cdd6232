import { routes } from '@nukkad/contract';
import { type ApiModule, forAnyone } from '../../mount/route-binding.ts';
import { readFilterOptions } from './read-filter-options.ts';

export const filterOptionsModule: ApiModule = {
  name: 'filter-options',
  routes: [
    forAnyone(routes.jobFilterOptions, (_session, _input, { container }) => readFilterOptions(container)),
  ],
};
