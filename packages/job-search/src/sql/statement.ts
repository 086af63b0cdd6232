import { hash } from 'node:crypto';
import type { NamedStatement } from '@nukkad/db';

/** Values of a statement by the names of its parameters. Unused values are ignored; missing ones are null. */
export type StatementValues = Readonly<Record<string, unknown>>;

/** A prepared statement with named parameters. */
export interface Statement {
  /** The SQL text with named parameters, such as `$rows`. */
  readonly named: string;
  /** Returns the statement with values for its parameters. */
  with(values: StatementValues): NamedStatement;
}

/**
 * Maximum length of a statement's name. The server truncates longer names, so two statements could get the same one.
 */
const NAME_LENGTH_MAX = 63;

const nameWithin = (name: string): string =>
  name.length <= NAME_LENGTH_MAX ? name : `search_${hash('sha256', name)}`.slice(0, NAME_LENGTH_MAX);

const prepared = new Map<string, Statement>();

/**
 * Builds a prepared statement from a text with named parameters (`$rows::int`). The text is built once per name. The server
 * parses and plans a named statement once per connection; planning is half the cost of these queries.
 */
export function statement(name: string, write: () => string): Statement {
  const known = prepared.get(name);
  if (known !== undefined) return known;
  const names: string[] = [];
  const named = write().trim();
  const numbered = named.replace(/\$([a-z]\w*)/gi, (_all, value: string) => {
    if (!names.includes(value)) names.push(value);
    return `$${names.indexOf(value) + 1}`;
  });
  const short = nameWithin(name);
  const built: Statement = {
    named,
    with: (values) => ({ name: short, text: numbered, values: names.map((value) => values[value] ?? null) }),
  };
  prepared.set(name, built);
  return built;
}
