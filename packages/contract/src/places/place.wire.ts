import * as z from 'zod/mini';
import { SEARCH_LENGTH_MAX } from '../constants.ts';
import { wireLatitude, wireLocalized, wireLongitude, wireText } from '../shared/shared.wire.ts';

export const wireFindPlacesRequest = z.object({ text: wireText(SEARCH_LENGTH_MAX) });

export const wireFoundPlaces = z.object({
  places: z.array(
    z.object({
      kind: z.enum(['LOCALITY', 'CITY', 'PIN']),
      key: z.string(),
      names: wireLocalized,
      latitude: wireLatitude,
      longitude: wireLongitude,
    }),
  ),
});
