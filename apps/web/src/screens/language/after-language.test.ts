import { expect, test } from 'vitest';
import { afterLanguage } from './after-language.ts';

const seeker = { isSignedIn: true, isMobileVerified: true, hasBefore: true };

test('a seeker with a verified mobile is back where they were', () => {
  expect(afterLanguage(seeker)).toBe('back');
});

test('with nothing to go back to it is the list', () => {
  expect(afterLanguage({ ...seeker, hasBefore: false })).toBe('/joblist');
});

test('without a verified mobile the profile comes first', () => {
  expect(afterLanguage({ ...seeker, isMobileVerified: false })).toBe('/updateProfile');
});

test('a visitor sees the jobs', () => {
  expect(afterLanguage({ isSignedIn: false, isMobileVerified: false, hasBefore: true })).toBe('/joblist');
});
