const TABLE = String.raw`(?:"?\w+"?\.)*"?([a-z_]\w*)"?(?!\w|\s*\()`;
const TARGET = new RegExp(
  String.raw`\b(?:(INSERT)\s+INTO|(UPDATE)(?:\s+ONLY)?|(DELETE)\s+FROM|(FROM))\s+${TABLE}`,
  'i',
);
const COMMENT = /--[^\n]*|\/\*[\s\S]*?\*\//g;
const NAMES_MOST = 1000;

const names = new Map<string, string>();

function readName(text: string): string {
  const bare = text.replace(COMMENT, ' ').trim();
  const [, insert, update, remove, read, table] = TARGET.exec(bare) ?? [];
  const verb = read === undefined ? (insert ?? update ?? remove) : 'SELECT';
  if (verb !== undefined && table !== undefined) return `${verb.toUpperCase()} ${table}`;
  return /^\w+/.exec(bare)?.[0].toUpperCase() ?? 'statement';
}

/**
 * Returns the name of a statement for traces: its own name, or its verb and table, such as `UPDATE job`. Other parts
 * of the SQL text and values are never included.
 */
export function statementName({ name, text }: { readonly name?: string; readonly text: string }): string {
  if (name !== undefined) return name;
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= NAMES_MOST) names.clear();
  const derived = readName(text);
  names.set(text, derived);
  return derived;
}
