/** Characters that change the direction of what follows: marks, embeddings, overrides and isolates. */
const DIRECTIONS = String.raw`\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069`;
/** Letters of scripts that are written from right to left, such as Arabic, Urdu and Hebrew. */
const RIGHT_TO_LEFT = String.raw`\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}`;

const MAY_REORDER = new RegExp(`[${DIRECTIONS}${RIGHT_TO_LEFT}]`, 'u');
const IS_RIGHT_TO_LEFT = new RegExp(`[${RIGHT_TO_LEFT}]`, 'u');
const NOT_ISOLATES = /[\u061C\u200E\u200F\u202A-\u202E\u2066\u2067]/gu;
const ISOLATES = /[\u2068\u2069]/gu;
/** First strong isolate: the text up to POP has the direction of its first letter, and does not change what is around it. */
const FIRST_STRONG = '\u2068';
const POP = '\u2069';

/** Whether each isolate of a text ends in it. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const [character] of text.matchAll(ISOLATES)) {
    depth += character === FIRST_STRONG ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/**
 * Returns a text, such as a name, that cannot change the order of the words around it: without characters that change the
 * direction, and between Unicode isolates if it has letters that are written from right to left. Other texts stay as they are.
 */
export function isolated(text: string): string {
  if (!MAY_REORDER.test(text)) return text;
  const rest = text.replace(NOT_ISOLATES, '');
  const whole = isBalanced(rest) ? rest : rest.replace(ISOLATES, '');
  return IS_RIGHT_TO_LEFT.test(whole) ? `${FIRST_STRONG}${whole}${POP}` : whole;
}
