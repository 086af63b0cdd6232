// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { forgetWantedAlert, storeWantedAlert, takeWantedAlert } from './wanted-alert.ts';

const ADDRESS = '/joblist?q=beautician&city=Nashik';
const MINUTE = 60_000;

beforeEach(() => window.sessionStorage.clear());

it('is taken once, and by its own search alone', () => {
  storeWantedAlert(ADDRESS);
  expect(takeWantedAlert('/joblist?q=nurse')).toBe(false);
  expect(takeWantedAlert(ADDRESS)).toBe(true);
  expect(takeWantedAlert(ADDRESS)).toBe(false);
});

it.each([
  [29.9, true],
  [30, false],
  [30.1, false],
])('lasts for half an hour: after %d minutes %s', (minutes, isTaken) => {
  storeWantedAlert(ADDRESS, 0);
  expect(takeWantedAlert(ADDRESS, minutes * MINUTE)).toBe(isTaken);
});

it('is forgotten when it was taken otherwise, and where it is no JSON', () => {
  storeWantedAlert(ADDRESS);
  forgetWantedAlert();
  expect(takeWantedAlert(ADDRESS)).toBe(false);
  window.sessionStorage.setItem('nukkad.wantedAlert', '{');
  expect(takeWantedAlert(ADDRESS)).toBe(false);
});
