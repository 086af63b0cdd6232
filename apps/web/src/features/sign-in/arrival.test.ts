import { expect, test } from 'vitest';
import { readArrival } from './arrival.ts';

test('a redirect brings the credential and where to go back to', () => {
  expect(readArrival('#credential=abc.def&returnTo=%2Fjobs%3Fcook-a1B2c3')).toEqual({
    provider: 'google',
    credential: 'abc.def',
    hasFailed: false,
    returnTo: '/jobs?cook-a1B2c3',
  });
});

test('a failed sign-in still knows where one was', () => {
  expect(readArrival('#error=SIGN_IN_FAILED&returnTo=%2Fjoblist')).toEqual({
    provider: 'google',
    credential: null,
    hasFailed: true,
    returnTo: '/joblist',
  });
});

test.each(['', '#', '#main'])('%j is no arrival', (hash) => {
  expect(readArrival(hash)).toBeNull();
});
