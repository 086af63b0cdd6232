/** The control characters that texts may not hold: C0 but tab and line ends, DEL, and C1. As ranges of a class. */
const CONTROLS = String.raw`\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F`;

/** A text without control characters. Terminals obey them, PostgreSQL stores no NUL, and no person types one. */
export const NO_CONTROLS = new RegExp(`^[^${CONTROLS}]*$`);

const FIRST_CONTROL = new RegExp(`[${CONTROLS}]`);
const ALL_CONTROLS = new RegExp(`[${CONTROLS}]`, 'g');

/** The text without its control characters, which come with what is pasted from other programs. */
export const withoutControls = (text: string): string => text.replace(ALL_CONTROLS, '');

/** Where a control character is. */
export interface FoundControl {
  /** The names and places on the way to it, as `a.1.b`; empty for a text alone. */
  readonly path: string;
  /** As `U+001B`. */
  readonly character: string;
}

/** The first control character in the texts of a value; null if there is none. */
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
