import { routes } from '@nukkad/contract';
import { readFilterOptions } from '@nukkad/core/filter-options/read-filter-options.ts';
import { type ApiModule, forAnyone } from '../../mount/route-binding.ts';

export const filterOptionsModule: ApiModule = {
  name: 'filter-options',
  routes: [
    forAnyone(routes.jobFilterOptions, (_session, _input, { container }) => readFilterOptions(container)),
  ],
};
