import { expect, test } from 'vitest';
import { facebookAddress, readFacebookArrival } from './facebook-flow.ts';

const TRIED = { state: 'abc', returnTo: '/jobs?cook-a1B2c3' };

test('the answer to what was asked brings the token', () => {
  expect(readFacebookArrival('#access_token=t0ken&state=abc', '', TRIED)).toEqual({
    provider: 'facebook',
    credential: 't0ken',
    failure: null,
    returnTo: '/jobs?cook-a1B2c3',
  });
});

test('an answer to something else is not taken', () => {
  expect(readFacebookArrival('#access_token=t0ken&state=other', '', TRIED)).toMatchObject({
    credential: null,
    failure: 'SIGN_IN_FAILED',
  });
  expect(readFacebookArrival('#access_token=t0ken&state=abc', '', null)?.failure).toBe('SIGN_IN_FAILED');
});

test('a refusal comes in the search part', () => {
  expect(readFacebookArrival('', '?error=access_denied&state=abc', TRIED)?.failure).toBe('SIGN_IN_FAILED');
});

test('an ordinary visit is no answer', () => {
  expect(readFacebookArrival('', '?returnTo=%2Fjoblist', TRIED)).toBeNull();
  expect(readFacebookArrival('#credential=x', '', TRIED)).toBeNull();
});

test('the address names the product and where to come back to', () => {
  const { searchParams } = new URL(facebookAddress('123', 'https://this.site', 'abc'));
  expect(searchParams.get('client_id')).toBe('123');
  expect(searchParams.get('redirect_uri')).toBe('https://this.site/register');
});
