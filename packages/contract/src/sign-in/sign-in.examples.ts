import { exampleCandidate } from '../session/session.examples.ts';
import type { ExamplesOf } from '../shared/route-example.ts';
import type * as routes from './sign-in.routes.ts';

/** Has the form of a token that the server returns with a code. */
const TOKEN = 'rQ2mJ8vK4xN7pL1sT6wY3zB9cD5fG0hA2eU8iO4kM6q';

export const signInExamples: ExamplesOf<typeof routes> = {
  signInSendCode: {
    input: { phone: '09876543210' },
    output: { message: 'The code is on its way', resendAfterSeconds: 60, token: TOKEN },
  },
  signInByPhone: {
    input: { phone: '9876543210', code: '012345', token: TOKEN },
    output: {
      accessToken: 'eyJhbGciOiJFUzI1NiJ9.e30.c2ln',
      expiresInSeconds: 900,
      candidate: { ...exampleCandidate, name: '', email: '', resume: null, language: null },
      isNewAccount: true,
    },
  },
  signInAttach: {
    input: { provider: 'google', credential: '4/0AeanS0b-one-time-code' },
    output: { message: 'From now on this opens your account too' },
  },
};
