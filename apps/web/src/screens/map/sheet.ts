/** State of the sheet with jobs over a phone's map: only its heading, a row of cards, or a list. */
export type Sheet = 'folded' | 'cards' | 'list';

const FROM_LOW_TO_HIGH: readonly Sheet[] = ['folded', 'cards', 'list'];
/** Shortest movement in pixels. A shorter one is a tap. It is also how far a sheet may pass a height and still snap back to it. */
const SWIPE_PIXELS = 24;

/** The height of the sheet in pixels in each of its states. */
export type SheetHeights = Readonly<Record<Sheet, number>>;

/** Returns the state whose content a sheet of this height shows while a finger moves it. */
export function sheetOfHeight(height: number, heights: SheetHeights): Sheet {
  if (height < heights.folded + SWIPE_PIXELS) return 'folded';
  return height <= heights.cards + SWIPE_PIXELS ? 'cards' : 'list';
}

/**
 * Returns the state after a finger has moved the sheet by `pixels` (positive is down) to `height`: the next one in that direction.
 * The state does not change after a tap.
 */
export function sheetAtRelease(before: Sheet, pixels: number, height: number, heights: SheetHeights): Sheet {
  if (Math.abs(pixels) < SWIPE_PIXELS) return before;
  if (pixels < 0) return FROM_LOW_TO_HIGH.find((sheet) => heights[sheet] + SWIPE_PIXELS >= height) ?? 'list';
  return FROM_LOW_TO_HIGH.findLast((sheet) => heights[sheet] - SWIPE_PIXELS <= height) ?? 'folded';
}

/** Returns the state after a click on the button: `folded` after `list`, otherwise `list`. */
export function sheetAfterClick(sheet: Sheet): Sheet {
  return sheet === 'list' ? 'folded' : 'list';
}
