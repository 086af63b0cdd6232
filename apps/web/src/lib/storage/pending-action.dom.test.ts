import { beforeEach, expect, it } from 'vitest';
import { forgetPendingAction, storePendingAction, takePendingAction } from './pending-action.ts';

const ADDRESS = '/joblist?q=beautician&city=Nashik';
const MINUTE = 60_000;

beforeEach(() => window.sessionStorage.clear());

it('is returned once, and only for its own search', () => {
  storePendingAction('alert', ADDRESS);
  expect(takePendingAction('alert', '/joblist?q=nurse')).toBe(false);
  expect(takePendingAction('alert', ADDRESS)).toBe(true);
  expect(takePendingAction('alert', ADDRESS)).toBe(false);
});

it.each([
  [29.9, true],
  [30, false],
  [30.1, false],
])('lasts for half an hour: after %d minutes %s', (minutes, isTaken) => {
  storePendingAction('alert', ADDRESS, 0);
  expect(takePendingAction('alert', ADDRESS, minutes * MINUTE)).toBe(isTaken);
});

it('is removed by forgetPendingAction, and ignored if it is malformed', () => {
  storePendingAction('alert', ADDRESS);
  forgetPendingAction('alert');
  expect(takePendingAction('alert', ADDRESS)).toBe(false);
  window.sessionStorage.setItem('nukkad.wanted.alert', '{');
  expect(takePendingAction('alert', ADDRESS)).toBe(false);
});

it('is not returned for another kind of action', () => {
  storePendingAction('alert', ADDRESS);
  expect(takePendingAction('apply', ADDRESS)).toBe(false);
  expect(takePendingAction('alert', ADDRESS)).toBe(true);
});
