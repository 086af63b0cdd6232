import { expect, test } from 'vitest';
import { afterLanguage } from './after-language.ts';

const candidate = { isSignedIn: true, isMobileVerified: true, hasBefore: true };

test('a seeker with a verified mobile number returns to the previous page', () => {
  expect(afterLanguage(candidate)).toBe('back');
});

test('without a previous page it is the list', () => {
  expect(afterLanguage({ ...candidate, hasBefore: false })).toBe('/joblist');
});

test('without a verified mobile number it is the profile form', () => {
  expect(afterLanguage({ ...candidate, isMobileVerified: false })).toBe('/updateProfile');
});

test('a visitor sees the jobs', () => {
  expect(afterLanguage({ isSignedIn: false, isMobileVerified: false, hasBefore: true })).toBe('/joblist');
});
