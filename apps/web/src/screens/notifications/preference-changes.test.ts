import { expect, test } from 'vitest';
import { changeOutcome, preferenceChanges } from './preference-changes.ts';

const STORED = [
  { id: 'a', type: 'applications', name: 'Applications', isEnabled: true },
  { id: 'b', type: 'jobs', name: 'New jobs', isEnabled: false },
];

test('only changed kinds are sent', () => {
  expect(preferenceChanges(STORED, { a: false, b: false })).toEqual([{ id: 'a', isEnabled: false }]);
  expect(preferenceChanges(STORED, {})).toEqual([]);
});

test('the outcome is off, on, or mixed', () => {
  expect(changeOutcome([{ id: 'a', isEnabled: false }])).toBe('disabled');
  expect(changeOutcome([{ id: 'b', isEnabled: true }])).toBe('enabled');
  expect(changeOutcome(preferenceChanges(STORED, { a: false, b: true }))).toBe('changed');
});
