/** Matches texts with a visible character. Spaces, zero-width characters and fillers are invisible. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text shows nothing. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

/** Returns a text without spaces around it; undefined if it is missing or shows nothing. */
export function visibleText(text: string | undefined): string | undefined {
  return text === undefined || isBlank(text) ? undefined : text.trim();
}
