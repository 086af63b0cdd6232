import type { ExamplesOf } from '../shared/route-example.ts';
import type * as routes from './hr.routes.ts';

export const hrExamples: ExamplesOf<typeof routes> = {
  hrContact: {
    input: { jobId: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4b11' },
    output: {
      email: 'hr@annapurna.example.in',
      phone: '+919876543210',
      address: 'Paud Road, Kothrud, Pune 411038',
      creditsSpent: 1,
      credits: 8,
    },
  },
};
