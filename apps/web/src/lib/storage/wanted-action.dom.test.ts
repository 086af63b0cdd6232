import { beforeEach, expect, it } from 'vitest';
import { forgetWanted, storeWanted, takeWanted } from './wanted-action.ts';

const ADDRESS = '/joblist?q=beautician&city=Nashik';
const MINUTE = 60_000;

beforeEach(() => window.sessionStorage.clear());

it('is taken once, and by its own search alone', () => {
  storeWanted('alert', ADDRESS);
  expect(takeWanted('alert', '/joblist?q=nurse')).toBe(false);
  expect(takeWanted('alert', ADDRESS)).toBe(true);
  expect(takeWanted('alert', ADDRESS)).toBe(false);
});

it.each([
  [29.9, true],
  [30, false],
  [30.1, false],
])('lasts for half an hour: after %d minutes %s', (minutes, isTaken) => {
  storeWanted('alert', ADDRESS, 0);
  expect(takeWanted('alert', ADDRESS, minutes * MINUTE)).toBe(isTaken);
});

it('is forgotten when it was taken otherwise, and where it is no JSON', () => {
  storeWanted('alert', ADDRESS);
  forgetWanted('alert');
  expect(takeWanted('alert', ADDRESS)).toBe(false);
  window.sessionStorage.setItem('nukkad.wanted.alert', '{');
  expect(takeWanted('alert', ADDRESS)).toBe(false);
});

it('does not answer for another kind of action', () => {
  storeWanted('alert', ADDRESS);
  expect(takeWanted('apply', ADDRESS)).toBe(false);
  expect(takeWanted('alert', ADDRESS)).toBe(true);
});
