const QUOTE = 34;
const BACKSLASH = 92;

function endOfString(text: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === QUOTE) return at;
  }
  return text.length;
}

/**
 * Whether the brackets of a JSON text nest deeper than `levels`; the text may be invalid. Checked before parsing,
 * because JSON nested thousands of levels deep can be parsed but overflows the stack when it is serialised or compared.
 */
export function isNestedBeyond(levels: number, text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at + 1);
    else if (code === 123 || code === 91) depth++;
    else if (code === 125 || code === 93) depth--;
    if (depth > levels) return true;
  }
  return false;
}
