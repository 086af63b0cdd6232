import { routes } from '@nukkad/contract';
import { findPlaces } from '@nukkad/core/places/find-places.ts';
import { type ApiModule, forAnyone } from '../../mount/route-binding.ts';

export const placesModule: ApiModule = {
  name: 'places',
  routes: [forAnyone(routes.findPlaces, (_session, input, { container }) => findPlaces(container, input))],
};
