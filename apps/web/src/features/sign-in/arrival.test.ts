import { expect, test } from 'vitest';
import { readArrival } from './arrival.ts';

test('a redirect brings the credential and where to go back to', () => {
  expect(readArrival('#credential=abc.def&returnTo=%2Fjobs%3Fcook-a1B2c3')).toEqual({
    provider: 'google',
    credential: 'abc.def',
    failure: null,
    returnTo: '/jobs?cook-a1B2c3',
  });
});

test('a redirect of Facebook says so, and brings a one-time code as well', () => {
  expect(readArrival('#provider=facebook&credential=abc.def&returnTo=%2Fjoblist')).toEqual({
    provider: 'facebook',
    credential: 'abc.def',
    failure: null,
    returnTo: '/joblist',
  });
});

test('an access token in the address is no arrival', () => {
  expect(readArrival('#access_token=t0ken&state=abc')).toBeNull();
});

test('a failed sign-in still knows where one was', () => {
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

test.each(['', '#', '#main'])('%j is no arrival', (hash) => {
  expect(readArrival(hash)).toBeNull();
});
