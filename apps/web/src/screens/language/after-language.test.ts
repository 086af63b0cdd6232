import { expect, test } from 'vitest';
import { afterLanguage } from './after-language.ts';

const candidate = { isSignedIn: true, isMobileVerified: true, hasBefore: true };

test('a seeker with a verified mobile is back where they were', () => {
  expect(afterLanguage(candidate)).toBe('back');
});

test('with nothing to go back to it is the list', () => {
  expect(afterLanguage({ ...candidate, hasBefore: false })).toBe('/joblist');
});

test('without a verified mobile the profile comes first', () => {
  expect(afterLanguage({ ...candidate, isMobileVerified: false })).toBe('/updateProfile');
});

test('a visitor sees the jobs', () => {
  expect(afterLanguage({ isSignedIn: false, isMobileVerified: false, hasBefore: true })).toBe('/joblist');
});
