import { expect, test } from 'vitest';
import { readAppliedList } from './applied-list.ts';

test('reads the list from the query', () => {
  expect(readAppliedList('shortlisted', null)).toBe('SHORTLISTED');
});

test('reads the flags of the navigation state without a query', () => {
  expect(readAppliedList(null, { isHired: true })).toBe('HIRED');
  expect(readAppliedList(null, { isScheduled: true, isApplied: false })).toBe('SCHEDULED');
});

test('is null without a query and flags', () => {
  expect(readAppliedList(null, null)).toBeNull();
  expect(readAppliedList('all', 'isHired')).toBeNull();
});
