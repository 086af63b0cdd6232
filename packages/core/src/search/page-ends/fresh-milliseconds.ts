/** For how long a reader may pause between two pages. */
export const FRESH_MILLISECONDS = 30 * 60_000;
