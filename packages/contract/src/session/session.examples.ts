import type { ExamplesOf } from '../shared/route-example.ts';
import type { SignedInCandidate } from './session.domain.ts';
import type * as routes from './session.routes.ts';

export const exampleCandidate: SignedInCandidate = {
  id: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4a00',
  name: 'Asha Patil',
  email: 'asha@example.in',
  photo: null,
  resume: 'resumes/0199b3f2/asha.pdf',
  referralCode: 'ASHA7K2',
  adminId: 'admin',
  language: 'mr',
  isMobileVerified: true,
};

const token = { accessToken: 'eyJhbGciOiJFUzI1NiJ9.e30.c2ln', expiresInSeconds: 900 };

export const sessionExamples: ExamplesOf<typeof routes> = {
  sessionGoogleSignIn: {
    input: { credential: '4/0AeanS0b-one-time-code', claimedEmail: 'asha@example.in' },
    output: { ...token, candidate: exampleCandidate, isNewAccount: false },
  },
  sessionFacebookSignIn: {
    input: { credential: 'EAAGm0PX4ZCps', claimedName: 'Asha Patil', pushSubscription: '{}' },
    output: {
      ...token,
      candidate: { ...exampleCandidate, resume: null, language: null, isMobileVerified: false },
      isNewAccount: true,
    },
  },
  sessionRefresh: { input: {}, output: { ...token, candidate: exampleCandidate } },
  sessionLogout: { input: {}, output: {} },
};
