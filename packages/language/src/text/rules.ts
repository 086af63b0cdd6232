/** What to look for in a word, and what to write in its place. */
export type Rule = readonly [RegExp, string];

/** Writes a word anew by rules, one after the other. */
export const rewrite = (word: string, rules: readonly Rule[]): string =>
  rules.reduce((text, [letters, others]) => text.replace(letters, others), word);

/** Words of lists, or patterns of their spellings, as one pattern. */
export const oneOf = (...lists: readonly string[]): string => `(?:${lists.join(' ').replaceAll(' ', '|')})`;

/** A line of `endings.json` as a rule. */
export const endingRule = (line: { endings: string; becomes?: string; after?: string }): Rule => [
  new RegExp(`(?<=${line.after ?? ''})${oneOf(line.endings)}$`),
  line.becomes ?? '',
];

/** What each word of a table stands for: of `{ "2": "do two" }` that do is 2. */
export const inverse = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(table).flatMap(([one, words]) => words.split(' ').map((word) => [word, one] as const)),
  );
