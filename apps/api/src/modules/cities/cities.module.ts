import { routes } from '@nukkad/contract';
import { type ApiModule, forAnyone } from '../../mount/route-binding.ts';
import { list, names } from './handlers.ts';

export const citiesModule: ApiModule = {
  name: 'cities',
  routes: [forAnyone(routes.cityList, list), forAnyone(routes.cityNames, names)],
};
