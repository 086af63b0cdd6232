/** A pattern and its replacement. */
export type Rule = readonly [RegExp, string];

/** Applies rules to a word, one after the other. */
export const applyRules = (word: string, rules: readonly Rule[]): string =>
  rules.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), word);

/** A regular expression that matches any word of the lists. The words are separated by spaces and may be patterns. */
export const anyWordOf = (...lists: readonly string[]): string =>
  `(?:${lists.join(' ').replaceAll(' ', '|')})`;

/** An entry of `endings.json`. */
interface Ending {
  readonly endings: string;
  readonly becomes?: string;
  readonly after?: string;
}

/** A rule that cuts off or replaces an ending. */
export const endingRule = ({ endings, becomes = '', after = '' }: Ending): Rule => [
  new RegExp(`(?<=${after})${anyWordOf(endings)}$`),
  becomes,
];

/** Maps each word of a table to its key: `{ "2": "do two" }` maps "do" and "two" to "2". */
export function invertTable(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const keyByWord = new Map<string, string>();
  for (const [key, words] of Object.entries(table)) {
    for (const word of words.split(' ')) keyByWord.set(word, key);
  }
  return keyByWord;
}
