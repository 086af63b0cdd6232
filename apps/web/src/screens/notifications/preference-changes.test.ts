import { expect, test } from 'vitest';
import { changeOutcome, preferenceChanges } from './preference-changes.ts';

const STORED = [
  { id: 'a', type: 'applications', name: 'Applications', isEnabled: true },
  { id: 'b', type: 'jobs', name: 'New jobs', isEnabled: false },
];

test('only what differs is sent, with its new flag', () => {
  expect(preferenceChanges(STORED, { a: false, b: false })).toEqual([{ id: 'a', isEnabled: false }]);
  expect(preferenceChanges(STORED, {})).toEqual([]);
});

test('the outcome says off, on, or both', () => {
  expect(changeOutcome([{ id: 'a', isEnabled: false }])).toBe('disabled');
  expect(changeOutcome([{ id: 'b', isEnabled: true }])).toBe('enabled');
  expect(changeOutcome(preferenceChanges(STORED, { a: false, b: true }))).toBe('changed');
});
