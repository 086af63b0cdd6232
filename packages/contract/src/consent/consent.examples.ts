import { EXAMPLE_INSTANT, type ExamplesOf } from '../shared/route-example.ts';
import type { ConsentState } from './consent.domain.ts';
import type * as routes from './consent.routes.ts';

const state: ConsentState = {
  version: '1.0',
  termsVersion: '1.1',
  title: 'What we keep, and why',
  items: [
    {
      key: 'account',
      what: 'Name, e-mail and picture from your sign-in',
      why: 'To make your account',
      whoSees: 'Companies you applied to or called',
      isEssential: true,
      isGiven: true,
      answeredAt: EXAMPLE_INSTANT,
    },
    {
      key: 'location',
      what: 'Where you are',
      why: 'To show the distance to a job',
      whoSees: 'Nobody but you',
      isEssential: false,
      isGiven: null,
      answeredAt: null,
    },
  ],
};

export const consentExamples: ExamplesOf<typeof routes> = {
  consentState: { input: {}, output: state },
  consentGive: { input: { version: '1.0', keys: ['account', 'location'] }, output: state },
  consentWithdraw: { input: { keys: ['location'] }, output: state },
};
