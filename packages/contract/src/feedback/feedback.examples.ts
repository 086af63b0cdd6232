import { EXAMPLE_INSTANT, type ExamplesOf } from '../shared/route-example.ts';
import type * as routes from './feedback.routes.ts';

export const feedbackExamples: ExamplesOf<typeof routes> = {
  feedbackSubmit: {
    input: { text: 'The map is very useful.' },
    output: { message: 'Feedback submitted successfully' },
  },
  feedbackFromCompanies: {
    input: {},
    output: {
      feedback: [
        {
          companyId: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4c22',
          companyName: 'Annapurna Kitchens',
          companyImage: null,
          comments: 'Came on time and cooked well.',
          createdAt: EXAMPLE_INSTANT,
        },
      ],
    },
  },
  supportContact: {
    input: { text: 'I cannot change my number.' },
    output: { message: 'Your message has reached us' },
  },
};
