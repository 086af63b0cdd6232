/** Milliseconds for which the end of a page is stored. */
export const FRESH_MILLISECONDS = 30 * 60_000;
