import { expect, test } from 'vitest';
import { sheetAfterClick, sheetAfterSwipe } from './sheet.ts';

test('a swipe moves the sheet by one step, within its range', () => {
  expect(sheetAfterSwipe('folded', -24)).toBe('cards');
  expect(sheetAfterSwipe('cards', -300)).toBe('list');
  expect(sheetAfterSwipe('list', -24)).toBe('list');
  expect(sheetAfterSwipe('list', 24)).toBe('cards');
  expect(sheetAfterSwipe('cards', 25)).toBe('folded');
  expect(sheetAfterSwipe('folded', 24)).toBe('folded');
});

test('a shorter movement does not change it', () => {
  expect(sheetAfterSwipe('cards', 23)).toBe('cards');
  expect(sheetAfterSwipe('cards', -23)).toBe('cards');
  expect(sheetAfterSwipe('cards', 0)).toBe('cards');
});

test('its button opens the list, and closes it', () => {
  expect(sheetAfterClick('folded')).toBe('list');
  expect(sheetAfterClick('cards')).toBe('list');
  expect(sheetAfterClick('list')).toBe('folded');
});
