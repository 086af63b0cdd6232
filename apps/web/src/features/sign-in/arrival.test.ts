import { expect, test } from 'vitest';
import { readArrival } from './arrival.ts';

test('a redirect contains the credential and the page to return to', () => {
  expect(readArrival('#credential=abc.def&returnTo=%2Fjobs%3Fcook-a1B2c3')).toEqual({
    provider: 'google',
    credential: 'abc.def',
    failure: null,
    returnTo: '/jobs?cook-a1B2c3',
  });
});

test('a redirect from Facebook names the provider and contains a one-time code', () => {
  expect(readArrival('#provider=facebook&credential=abc.def&returnTo=%2Fjoblist')).toEqual({
    provider: 'facebook',
    credential: 'abc.def',
    failure: null,
    returnTo: '/joblist',
  });
});

test('an access token in the URL is ignored', () => {
  expect(readArrival('#access_token=t0ken&state=abc')).toBeNull();
});

test('a failed sign-in contains the page to return to', () => {
  expect(readArrival('#error=SIGN_IN_FAILED&returnTo=%2Fjoblist')).toEqual({
    provider: 'google',
    credential: null,
    failure: 'SIGN_IN_FAILED',
    returnTo: '/joblist',
  });
});

test.each([
  ['SIGN_IN_OTHER_BROWSER', 'SIGN_IN_OTHER_BROWSER'],
  ['SIGN_IN_UNAVAILABLE', 'SIGN_IN_UNAVAILABLE'],
  ['anything', 'SIGN_IN_FAILED'],
])('the error %s reads as %s', (error, failure) => {
  expect(readArrival(`#error=${error}`)).toMatchObject({ credential: null, failure });
});

test.each(['', '#', '#main'])('%j is ignored', (hash) => {
  expect(readArrival(hash)).toBeNull();
});
