import type { ExamplesOf } from '../shared/route-example.ts';
import type * as routes from './referral.routes.ts';

export const referralExamples: ExamplesOf<typeof routes> = {
  referralApply: {
    input: { code: 'ASHA7K2' },
    output: { message: 'You and your friend get 3 credits each', isGranted: true, credits: 13 },
  },
};
