/** A pattern and the text that replaces its match. */
export type Rule = readonly [RegExp, string];

/** Applies rules to a word, one after the other. */
export const applyRules = (word: string, rules: readonly Rule[]): string =>
  rules.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), word);

/**
 * Returns the source of a regular expression that matches any word of the lists. A list is a text of words or
 * patterns separated by spaces.
 */
export const anyWordOf = (...lists: readonly string[]): string =>
  `(?:${lists.join(' ').replaceAll(' ', '|')})`;

/** An entry of `endings.json`: the endings, their replacement, and a pattern that must precede them. */
interface Ending {
  readonly endings: string;
  readonly becomes?: string;
  readonly after?: string;
}

/** Returns a rule that removes or replaces the endings of an entry. */
export const endingRule = ({ endings, becomes = '', after = '' }: Ending): Rule => [
  new RegExp(`(?<=${after})${anyWordOf(endings)}$`),
  becomes,
];

/** Inverts a table: `{ "2": "do two" }` maps "do" and "two" to "2". */
export function invertTable(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const keyByWord = new Map<string, string>();
  for (const [key, words] of Object.entries(table)) {
    for (const word of words.split(' ')) keyByWord.set(word, key);
  }
  return keyByWord;
}
