/** State of the sheet with jobs over a phone's map: only its heading, a row of cards, or a list. */
export type Sheet = 'folded' | 'cards' | 'list';

const FROM_LOW_TO_HIGH: readonly Sheet[] = ['folded', 'cards', 'list'];
/** Shortest swipe in pixels. A shorter movement is a tap. */
const SWIPE_PIXELS = 24;

/** Returns the state after a vertical swipe in pixels (positive is down). The state does not change at the ends. */
export function sheetAfterSwipe(sheet: Sheet, pixels: number): Sheet {
  if (Math.abs(pixels) < SWIPE_PIXELS) return sheet;
  const at = FROM_LOW_TO_HIGH.indexOf(sheet) + (pixels < 0 ? 1 : -1);
  return FROM_LOW_TO_HIGH[at] ?? sheet;
}

/** Returns the state after a click on the button: `folded` after `list`, otherwise `list`. */
export function sheetAfterClick(sheet: Sheet): Sheet {
  return sheet === 'list' ? 'folded' : 'list';
}
