import { createHash } from 'node:crypto';
import type { NamedStatement } from '@nukkad/db';

/** The values a search statement may use, by the names under which its text asks for them. */
export type StatementValues = Readonly<Record<string, unknown>>;

/** Gives the place (`$3::int`) of a named value; the same name always the same place. */
export type Placeholder = (name: string, type: string) => string;

/** A statement whose text is built once; each use fills in its values by name. */
export interface PreparedText {
  with(values: StatementValues): NamedStatement;
}

/**
 * Builds a statement. Its text is the same at every use and it goes to the server under its name, so that a
 * connection parses and plans it once: planning is half the cost of these queries.
 */
export function prepareText(name: string, write: (place: Placeholder) => string): PreparedText {
  const names: string[] = [];
  const text = write((value, type) => {
    if (!names.includes(value)) names.push(value);
    return `$${names.indexOf(value) + 1}::${type}`;
  });
  return { with: (values) => ({ name, text, values: names.map((value) => values[value] ?? null) }) };
}

/** The server cuts longer names off: two statements would be one. */
const NAME_LENGTH_MAX = 63;
const HASH_LENGTH = 8;

function nameWithin(name: string): string {
  if (name.length <= NAME_LENGTH_MAX) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, HASH_LENGTH);
  return `${name.slice(0, NAME_LENGTH_MAX - HASH_LENGTH - 1)}_${hash}`;
}

/** Keeps each variant of a family of statements, made when first asked for. */
export function statementFamily<Variant>(
  nameOf: (variant: Variant) => string,
  write: (variant: Variant, place: Placeholder) => string,
): (variant: Variant) => PreparedText {
  const made = new Map<string, PreparedText>();
  return (variant) => {
    const name = nameOf(variant);
    const known = made.get(name);
    if (known !== undefined) return known;
    const statement = prepareText(nameWithin(name), (place) => write(variant, place));
    made.set(name, statement);
    return statement;
  };
}
