import { expect, test } from 'vitest';
import { signInAddress } from './sign-in-address.ts';
import { signInChoices } from './sign-in-choices.ts';

const settings = (
  hasPhoneSignIn: boolean | undefined,
  hasGoogleSignIn: boolean,
  hasFacebookSignIn: boolean,
) => ({
  hasPhoneSignIn,
  hasGoogleSignIn,
  hasFacebookSignIn,
});

test.each([
  ['all', settings(true, true, true), { phone: true, google: true, facebook: true }],
  ['the number alone', settings(true, false, false), { phone: true, google: false, facebook: false }],
  ['Google alone', settings(false, true, false), { phone: false, google: true, facebook: false }],
  ['Facebook alone', settings(false, false, true), { phone: false, google: false, facebook: true }],
  ['nothing', settings(false, false, false), { phone: false, google: false, facebook: false }],
  ['an older server', settings(undefined, true, false), { phone: false, google: true, facebook: false }],
  ['settings that have not come', undefined, { phone: false, google: true, facebook: false }],
])('%s', (_what, given, choices) => {
  expect(signInChoices(given)).toEqual(choices);
});

test.each([
  ['google', 'en', '/api/auth/google?returnTo=%2Fjobs%3Fcook-a1B2c3&lang=en'],
  ['facebook', 'mr', '/api/auth/facebook?returnTo=%2Fmr%2Fjobs%3Fcook-a1B2c3&lang=mr'],
] as const)('signing in with %s in %s begins at our own server', (provider, language, address) => {
  expect(signInAddress(provider, '/jobs?cook-a1B2c3', language)).toBe(address);
});
