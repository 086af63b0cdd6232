import type { ExamplesOf } from '../shared/route-example.ts';
import type * as routes from './report.routes.ts';

export const reportExamples: ExamplesOf<typeof routes> = {
  reportReasons: {
    input: {},
    output: {
      reasons: [
        { id: 'asks-money', text: 'They ask for money', isOther: false },
        { id: 'other', text: 'Other', isOther: true },
      ],
    },
  },
  reportJob: {
    input: {
      jobId: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4b11',
      reasonId: 'asks-money',
      text: 'They ask for money',
    },
    output: { message: 'Report submitted' },
  },
  reportContact: {
    input: {
      applicationId: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4b21',
      about: 'CALL',
      reason: 'ASKED_MONEY',
      text: '500 rupees for a uniform',
    },
    output: { message: 'Report submitted' },
  },
};
