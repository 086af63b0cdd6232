import { expect, test } from 'vitest';
import { readAppliedList } from './applied-list.ts';

test('the address names the list', () => {
  expect(readAppliedList('shortlisted', null)).toBe('SHORTLISTED');
});

test('without it the flags of the navigation do', () => {
  expect(readAppliedList(null, { isHired: true })).toBe('HIRED');
  expect(readAppliedList(null, { isScheduled: true, isApplied: false })).toBe('SCHEDULED');
});

test('nothing named is all my jobs', () => {
  expect(readAppliedList(null, null)).toBeNull();
  expect(readAppliedList('all', 'isHired')).toBeNull();
});
