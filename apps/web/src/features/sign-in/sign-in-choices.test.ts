import { expect, test } from 'vitest';
import { signInAddress } from './sign-in-address.ts';
import { signInChoices } from './sign-in-choices.ts';

const settings = (hasGoogleSignIn: boolean, hasFacebookSignIn: boolean) => ({
  hasGoogleSignIn,
  hasFacebookSignIn,
});

test.each([
  ['both', settings(true, true), { google: true, facebook: true }],
  ['Google alone', settings(true, false), { google: true, facebook: false }],
  ['Facebook alone', settings(false, true), { google: false, facebook: true }],
  ['nothing', settings(false, false), { google: false, facebook: false }],
  ['settings that have not come', undefined, { google: true, facebook: false }],
])('%s', (_what, given, choices) => {
  expect(signInChoices(given)).toEqual(choices);
});

test.each([
  ['google', 'en', '/api/auth/google?returnTo=%2Fjobs%3Fcook-a1B2c3&lang=en'],
  ['facebook', 'mr', '/api/auth/facebook?returnTo=%2Fmr%2Fjobs%3Fcook-a1B2c3&lang=mr'],
] as const)('signing in with %s in %s begins at our own server', (provider, language, address) => {
  expect(signInAddress(provider, '/jobs?cook-a1B2c3', language)).toBe(address);
});
