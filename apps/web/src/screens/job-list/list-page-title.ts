/** Maximum length of a title in characters. Search engines cut longer ones. */
const TITLE_LENGTH_MAX = 60;

function cut(text: string): string {
  if (text.length <= TITLE_LENGTH_MAX) return text;
  const start = text.slice(0, TITLE_LENGTH_MAX - 1);
  return `${start.replace(/\s+\S*$/u, '')}…`;
}

/**
 * Returns the title of a list's page, at most 60 characters. It contains the brand if both fit; otherwise the title alone or its
 * short form, which is cut after a word if necessary.
 */
export function listPageTitle(title: string, short: string, brand: string): string {
  const whole = `${title} | ${brand}`;
  return [whole, title].find(({ length }) => length <= TITLE_LENGTH_MAX) ?? cut(short);
}
