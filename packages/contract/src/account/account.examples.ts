import { exampleCandidate } from '../session/session.examples.ts';
import { EXAMPLE_INSTANT, type ExamplesOf } from '../shared/route-example.ts';
import type * as routes from './account.routes.ts';

export const accountExamples: ExamplesOf<typeof routes> = {
  accountSummary: {
    input: {},
    output: { ...exampleCandidate, credits: 9, profilePercentage: 65, isAvailable: true },
  },
  accountSetAvailability: { input: { isAvailable: false }, output: { isAvailable: false } },
  accountDelete: { input: {}, output: { message: 'Your account is deleted' } },
  accountSetLanguage: { input: { language: 'mr' }, output: { language: 'mr' } },
  accountWhoSawMyData: {
    input: { size: 20, cursor: undefined },
    output: {
      accesses: [
        { company: 'Annapurna Mess', what: 'PHONE', day: '2026-11-20', lastAt: EXAMPLE_INSTANT, times: 2 },
      ],
      nextCursor: null,
    },
  },
  accountExport: {
    input: {},
    output: {
      exportedAt: EXAMPLE_INSTANT,
      sections: [{ name: 'applications', records: [{ title: 'Cook for a mess', status: 'APPLIED' }] }],
      files: [{ name: 'asha.pdf', url: 'https://jobs.example.in/files/asha.pdf?signature=abc' }],
    },
  },
};
