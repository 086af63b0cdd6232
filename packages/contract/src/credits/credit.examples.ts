import { EXAMPLE_INSTANT, type ExamplesOf } from '../shared/route-example.ts';
import type * as routes from './credit.routes.ts';

export const creditExamples: ExamplesOf<typeof routes> = {
  creditsRequest: {
    input: {},
    output: { message: 'You have 5 more credits', isGranted: true, balance: 5 },
  },
  creditsStatement: {
    input: { size: 10 },
    output: {
      balance: 9,
      entries: [
        {
          id: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4e44',
          kind: 'APPLY',
          amount: -1,
          balance: 9,
          createdAt: EXAMPLE_INSTANT,
          jobTitle: 'Cook for a mess',
          jobLink: 'cook-for-a-mess-aZ09bY',
        },
        {
          id: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4e43',
          kind: 'START',
          amount: 10,
          balance: 10,
          createdAt: '2026-11-19T09:30:00.000Z',
          jobTitle: null,
          jobLink: null,
        },
      ],
      nextCursor: null,
    },
  },
  creditsRequestState: {
    input: {},
    output: {
      latest: { status: 'GRANTED', requestedAt: EXAMPLE_INSTANT, answeredAt: EXAMPLE_INSTANT },
      canRequest: false,
      requestFrom: '2026-11-27T09:30:00.000Z',
    },
  },
};
