import { routes } from '@nukkad/contract';
import { type ApiModule, forAnyone } from '../../mount/route-binding.ts';
import { readAddresses, readSettings } from './handlers.ts';

export const startupModule: ApiModule = {
  name: 'startup',
  routes: [
    forAnyone(routes.startupAddresses, readAddresses),
    forAnyone(routes.startupSettings, readSettings),
  ],
};
