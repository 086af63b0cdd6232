import { EXAMPLE_POINT, type ExamplesOf } from '../shared/route-example.ts';
import type * as routes from './place.routes.ts';

export const placeExamples: ExamplesOf<typeof routes> = {
  findPlaces: {
    input: { text: 'वाकड' },
    output: {
      places: [
        {
          kind: 'LOCALITY',
          key: 'pune/wakad',
          names: { en: 'Wakad, Pune', hi: 'वाकड, पुणे', mr: 'वाकड, पुणे' },
          position: EXAMPLE_POINT,
        },
      ],
    },
  },
};
