import { EXAMPLE_META, type ExamplesOf } from '../shared/route-example.ts';
import type * as routes from './interest.routes.ts';

export const interestExamples: ExamplesOf<typeof routes> = {
  interestList: {
    input: {},
    output: {
      jobProfiles: [
        { key: 'cook', name: { en: 'Cook', hi: 'रसोइया', mr: 'स्वयंपाकी' }, icon: 'cook' },
        { key: 'tailor', name: { en: 'Tailor', hi: 'दर्ज़ी', mr: 'शिंपी' }, icon: 'tailor' },
      ],
      chosen: ['tailor'],
      meta: EXAMPLE_META,
    },
  },
  interestSave: {
    input: { jobProfiles: ['cook', 'tailor'] },
    output: { message: 'Profile updated successfully' },
  },
};
