import { expect, test } from 'vitest';
import { swiped, turned } from './sheet.ts';

test('a swipe moves the sheet by one step, within its range', () => {
  expect(swiped('folded', -24)).toBe('cards');
  expect(swiped('cards', -300)).toBe('list');
  expect(swiped('list', -24)).toBe('list');
  expect(swiped('list', 24)).toBe('cards');
  expect(swiped('cards', 25)).toBe('folded');
  expect(swiped('folded', 24)).toBe('folded');
});

test('a shorter movement does not change it', () => {
  expect(swiped('cards', 23)).toBe('cards');
  expect(swiped('cards', -23)).toBe('cards');
  expect(swiped('cards', 0)).toBe('cards');
});

test('its button changes to the list, and back to the cards', () => {
  expect(turned('folded')).toBe('cards');
  expect(turned('cards')).toBe('list');
  expect(turned('list')).toBe('cards');
});
