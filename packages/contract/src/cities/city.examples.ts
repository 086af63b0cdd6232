import { EXAMPLE_META, EXAMPLE_POINT, type ExamplesOf } from '../shared/route-example.ts';
import type * as routes from './city.routes.ts';

export const cityExamples: ExamplesOf<typeof routes> = {
  cityList: {
    input: {},
    output: {
      cities: [
        {
          key: 'pune',
          name: 'Pune',
          names: { en: 'Pune', hi: 'पुणे', mr: 'पुणे' },
          state: 'Maharashtra',
          position: EXAMPLE_POINT,
          icon: 'pune',
          isPopular: true,
        },
        {
          key: 'baramati',
          name: 'Baramati',
          names: { en: 'Baramati', hi: 'बारामती', mr: 'बारामती' },
          state: 'Maharashtra',
          position: { latitude: 18.1514, longitude: 74.5777 },
          icon: null,
          isPopular: false,
        },
      ],
      meta: EXAMPLE_META,
    },
  },
  listAddress: {
    input: { city: 'पुणे', work: 'cook' },
    output: {
      city: {
        key: 'pune',
        name: 'Pune',
        names: { en: 'Pune', hi: 'पुणे', mr: 'पुणे' },
        paths: { en: 'pune', hi: 'पुणे', mr: 'पुणे' },
        state: 'Maharashtra',
      },
      works: [
        {
          key: 'cook',
          names: { en: 'Cook', hi: 'रसोइया', mr: 'स्वयंपाकी' },
          paths: { en: 'pune/cook', hi: 'पुणे/रसोइया', mr: 'पुणे/स्वयंपाकी' },
        },
      ],
    },
  },
  cityNames: { input: {}, output: { names: ['Pune', 'Baramati'] } },
};
