type Node = string | { readonly [key: string]: Node } | undefined;

/** Plural forms as the language's rules name them; `_zero` where a text has one. */
function* formsOf(key: string, count: unknown, rules: Intl.PluralRules): Generator<string> {
  if (typeof count === 'number') {
    if (count === 0) yield `${key}_zero`;
    yield `${key}_${rules.select(count)}`;
  }
  yield key;
}

function textAt(phrases: object | undefined, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<Node>((node, part) => (typeof node === 'object' ? node[part] : undefined), phrases as Node);
  return typeof found === 'string' ? found : undefined;
}

/** The text behind a dotted key in the plural form of `count`, its placeholders not yet filled; undefined where none is. */
export function textOf(
  phrases: object | undefined,
  key: string,
  count: unknown,
  rules: Intl.PluralRules,
): string | undefined {
  for (const form of formsOf(key, count, rules)) {
    const text = textAt(phrases, form);
    if (text !== undefined) return text;
  }
  return undefined;
}
