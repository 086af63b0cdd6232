/**
 * Control characters that texts may not contain, as ranges of a character class: C0 except tab and line ends, DEL and
 * C1.
 */
const CONTROLS = String.raw`\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F`;

/**
 * Matches texts without control characters. Terminals execute them, PostgreSQL cannot store NUL, and nobody types them.
 */
export const NO_CONTROLS = new RegExp(`^[^${CONTROLS}]*$`);

/**
 * Control characters, and halves of surrogate pairs, which cannot be stored either. With the flag `u`, a whole pair such as an
 * emoji is one character outside of these ranges. Not part of the patterns of the API's documentation, because validators
 * without that flag would refuse every emoji.
 */
const REFUSED = String.raw`[${CONTROLS}\uD800-\uDFFF]`;
const FIRST_CONTROL = new RegExp(REFUSED, 'u');
const ALL_CONTROLS = new RegExp(REFUSED, 'gu');

/** Removes control characters and halves of surrogate pairs, which often come with pasted text. */
export const withoutControls = (text: string): string => text.replace(ALL_CONTROLS, '');

/** A replacer for `JSON.stringify` that does so in each string. They are invisible, and the API rejects them. */
export const withoutControlsIn = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? withoutControls(value) : value;

/** A control character and its position in a value. */
export interface FoundControl {
  /** The path to the text, such as `a.1.b`; empty if the value itself is the text. */
  readonly path: string;
  /** For example `U+001B`. */
  readonly character: string;
}

/** Searches all texts of a value for a control character. Returns the first, or null. */
export function findControl(value: unknown, path = ''): FoundControl | null {
  if (typeof value === 'string') {
    const [found] = FIRST_CONTROL.exec(value) ?? [];
    if (found === undefined) return null;
    return { path, character: `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}` };
  }
  if (value === null || typeof value !== 'object') return null;
  for (const [key, item] of Object.entries(value)) {
    const found = findControl(item, path ? `${path}.${key}` : key);
    if (found !== null) return found;
  }
  return null;
}
