import { hash } from 'node:crypto';
import type { NamedStatement } from '@nukkad/db';

/** The values that a statement may use, by the names under which its text asks for them. */
export type StatementValues = Readonly<Record<string, unknown>>;

/** A statement whose text is built once; each use fills in its values by name. */
export interface Statement {
  /** As it is written, with values by name. */
  readonly named: string;
  with(values: StatementValues): NamedStatement;
}

/** The server cuts longer names off: two statements would be one. */
const NAME_LENGTH_MAX = 63;

const nameWithin = (name: string): string =>
  name.length <= NAME_LENGTH_MAX ? name : `search_${hash('sha256', name)}`.slice(0, NAME_LENGTH_MAX);

const prepared = new Map<string, Statement>();

/**
 * Prepared statement: a text in which values stand by name (`$rows::int`), made once for each name. It goes to the server
 * under that name, so that a connection parses and plans it once: planning is half the cost of these queries.
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
  const made: Statement = {
    named,
    with: (values) => ({ name: short, text: numbered, values: names.map((value) => values[value] ?? null) }),
  };
  prepared.set(name, made);
  return made;
}
