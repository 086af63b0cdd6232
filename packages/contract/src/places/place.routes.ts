import { defineRoute } from '../define-route.ts';
import type { FindPlacesInput, FoundPlaces } from './place.domain.ts';
import { wireFindPlacesRequest, wireFoundPlaces } from './place.wire.ts';

/** A POST, so that where somebody lives is in no address, log or cache. */
export const findPlaces = defineRoute({
  key: 'places.find',
  number: 136,
  method: 'POST',
  path: '/jobs/findPlaces',
  kind: 'query',
  auth: 'optional',
  subject: 'none',
  envelope: 'object',
  summary: 'Finds the areas, cities and PIN codes that a typed or spoken text names.',
  request: { body: wireFindPlacesRequest },
  result: wireFoundPlaces,
  refusals: [],
  decodeRequest: ({ body }): FindPlacesInput => ({ text: body.text }),
  encodeRequest: ({ text }: FindPlacesInput) => ({ body: { text } }),
  encodeResult: ({ places }: FoundPlaces) => ({
    places: places.map(({ position, names, ...place }) => ({ ...place, names: { ...names }, ...position })),
  }),
  decodeResult: (wire): FoundPlaces => ({
    places: wire.places.map(({ latitude, longitude, ...place }) => ({
      ...place,
      position: { latitude, longitude },
    })),
  }),
});
