/** How long the end of a page is remembered. */
export const FRESH_MILLISECONDS = 30 * 60_000;
