/** Cuts a text after a word, with an ellipsis. */
function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const start = text.slice(0, maxLength - 1);
  return `${start.replace(/\s+\S*$/u, '')}…`;
}

/**
 * Returns the first text with at most `maxLength` characters (UTF-16 units). If none fits, it returns the last text, cut
 * after a word.
 */
export function fittingText(texts: readonly [string, ...string[]], maxLength: number): string {
  return texts.find(({ length }) => length <= maxLength) ?? cut(texts.at(-1) ?? '', maxLength);
}
