import { routes } from '@nukkad/contract';
import { type ApiModule, forAnyone, forSeeker } from '../../mount/route-binding.ts';
import { readAddresses, readSeekerSettings, readSettings, savePush } from './handlers.ts';

export const startupModule: ApiModule = {
  name: 'startup',
  routes: [
    forAnyone(routes.startupAddresses, readAddresses),
    forSeeker(routes.startupSavePushSubscription, savePush),
    forAnyone(routes.startupSettings, readSettings),
    forSeeker(routes.startupSeekerSettings, readSeekerSettings),
  ],
};
