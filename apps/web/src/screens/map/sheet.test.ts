import { expect, it, test } from 'vitest';
import { type Sheet, sheetAfterClick, sheetAtRelease, sheetOfHeight } from './sheet.ts';

const HEIGHTS = { folded: 96, cards: 280, list: 640 };

it.each([
  ['folded', -24, 120, 'folded'],
  ['folded', -25, 121, 'cards'],
  ['folded', -208, 304, 'cards'],
  ['folded', -209, 305, 'list'],
  ['cards', -25, 305, 'list'],
  ['list', -24, 640, 'list'],
  ['list', 24, 616, 'list'],
  ['list', 25, 615, 'cards'],
  ['list', 385, 255, 'folded'],
  ['cards', 25, 255, 'folded'],
  ['folded', 24, 96, 'folded'],
] as const)(
  'after %s and a movement of %i pixels to %i, the sheet shows %s',
  (before, pixels, height, after) => {
    expect(sheetAtRelease(before, pixels, height, HEIGHTS)).toBe(after);
  },
);

it.each([23, 0, -23])('a movement of %i pixels does not change it', (pixels) => {
  for (const sheet of ['folded', 'cards', 'list'] as Sheet[])
    expect(sheetAtRelease(sheet, pixels, HEIGHTS[sheet] - pixels, HEIGHTS)).toBe(sheet);
});

it.each([
  [96, 'folded'],
  [119, 'folded'],
  [120, 'cards'],
  [304, 'cards'],
  [305, 'list'],
] as const)('while a finger moves it, a sheet of %i pixels shows %s', (height, sheet) => {
  expect(sheetOfHeight(height, HEIGHTS)).toBe(sheet);
});

test('its button opens the list, and closes it', () => {
  expect(sheetAfterClick('folded')).toBe('list');
  expect(sheetAfterClick('cards')).toBe('list');
  expect(sheetAfterClick('list')).toBe('folded');
});
