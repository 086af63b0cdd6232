/** The jobs over a phone's map: only their heading, a row of cards, or a list. */
export type Sheet = 'folded' | 'cards' | 'list';

const FROM_LOW_TO_HIGH: readonly Sheet[] = ['folded', 'cards', 'list'];
/** A shorter movement is a tap. */
const SWIPE_PIXELS = 24;

/** Returns the state after a vertical swipe in pixels (positive is down), or the same state if it cannot change. */
export function sheetAfterSwipe(sheet: Sheet, pixels: number): Sheet {
  if (Math.abs(pixels) < SWIPE_PIXELS) return sheet;
  const at = FROM_LOW_TO_HIGH.indexOf(sheet) + (pixels < 0 ? 1 : -1);
  return FROM_LOW_TO_HIGH[at] ?? sheet;
}

/** Returns the state after a click on the button: from cards to list, else to cards. */
export function sheetAfterClick(sheet: Sheet): Sheet {
  return sheet === 'cards' ? 'list' : 'cards';
}
