/** How much of the jobs stands over a phone's map: their heading alone, a row of cards, or all of them as a list. */
export type Sheet = 'folded' | 'cards' | 'list';

const FROM_LOW_TO_HIGH: readonly Sheet[] = ['folded', 'cards', 'list'];
/** A shorter way of the thumb is a press. */
const SWIPE_PIXELS = 24;

/** The sheet after it was pushed by some pixels, downwards positive; the same where that is no swipe, or goes no further. */
export function swiped(sheet: Sheet, pixels: number): Sheet {
  if (Math.abs(pixels) < SWIPE_PIXELS) return sheet;
  const at = FROM_LOW_TO_HIGH.indexOf(sheet) + (pixels < 0 ? 1 : -1);
  return FROM_LOW_TO_HIGH[at] ?? sheet;
}

/** The sheet after its button was pressed: up step by step, and from the list back to the map. */
export function turned(sheet: Sheet): Sheet {
  return sheet === 'cards' ? 'list' : 'cards';
}
