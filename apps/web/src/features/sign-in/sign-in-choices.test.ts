import { expect, test } from 'vitest';
import { signInChoices } from './sign-in-choices.ts';

const settings = (hasGoogleSignIn: boolean, hasFacebookSignIn: boolean) => ({
  hasGoogleSignIn,
  hasFacebookSignIn,
});

test.each([
  ['both', settings(true, true), 'id', { google: true, facebook: true }],
  ['Google alone', settings(true, false), 'id', { google: true, facebook: false }],
  ['Facebook alone', settings(false, true), 'id', { google: false, facebook: true }],
  ['Facebook without its id in the page', settings(false, true), null, { google: false, facebook: false }],
  ['nothing', settings(false, false), 'id', { google: false, facebook: false }],
  ['settings that have not come', undefined, 'id', { google: true, facebook: false }],
])('%s', (_what, given, facebookAppId, choices) => {
  expect(signInChoices(given, facebookAppId)).toEqual(choices);
});
