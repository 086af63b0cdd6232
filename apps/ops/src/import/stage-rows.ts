import { findControl } from '@nukkad/contract/shared/control-characters.ts';
import { nearestName } from '@nukkad/language/text/nearest-name.ts';
import { fieldNamed, readCell } from './fields.ts';
import { FileProblem } from './file-problem.ts';
import { insertImportRows, type StagedRow } from './import.queries.ts';
import type { FieldValues, ImportContext, ImportKind, Resolver } from './import-kind.ts';
import type { Progress } from './progress.ts';
import type { RawRecord } from './read/raw-record.ts';
import { type Problem, problemsOf } from './reasons.ts';
import { REASON_COLUMN, type Refusals } from './refusals.ts';

/** Number of rows that are checked and staged at a time, which limits the memory. */
const BATCH = 1000;

/** Options for the columns of a file: columns to read as another field, and columns to ignore. */
export interface ColumnChoice {
  readonly renamed: ReadonlyMap<string, string>;
  readonly ignored: ReadonlySet<string>;
}

interface Candidate<Row> {
  /** Number of the row in the file, from 1. */
  readonly position: number;
  readonly line: number;
  readonly key: string | null;
  /** The parsed fields. Fields that the file leaves out have the stored values. */
  readonly values: FieldValues;
  /** The validated row; undefined if the row has problems. */
  readonly row?: Row;
  readonly problems: readonly Problem[];
}

/** Maps the columns of a row to fields. Results are cached, because all rows of a CSV file have the same columns. */
class ColumnNames {
  readonly #fields = new Map<string, string | null>();

  readonly #kind: Pick<ImportKind<unknown>, 'fields' | 'name'>;
  readonly #choice: ColumnChoice;

  constructor(kind: Pick<ImportKind<unknown>, 'fields' | 'name'>, choice: ColumnChoice) {
    this.#kind = kind;
    this.#choice = choice;
  }

  fieldOf(column: string): string | null {
    const known = this.#fields.get(column);
    if (known !== undefined) return known;
    const field = this.#choice.ignored.has(column) || column === REASON_COLUMN ? null : this.#require(column);
    this.#fields.set(column, field);
    return field;
  }

  #require(column: string): string {
    const { fields, name } = this.#kind;
    const field = fieldNamed(this.#choice.renamed.get(column) ?? column, fields);
    if (field !== undefined) return field;
    const near = nearestName(column, Object.keys(fields));
    const advice =
      near === undefined ? `${name} have ${Object.keys(fields).join(', ')}.` : `is it "${near}"?`;
    throw new FileProblem(
      `the column "${column}" is not known: ${advice} --column "${column}=FIELD" names it, --ignore "${column}" passes over it`,
    );
  }
}

const withoutBlanks = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/**
 * Returns the name of a field that contains U+FFFD, which programs write in place of a character that they could not
 * decode.
 */
const brokenField = (values: FieldValues): string | undefined =>
  Object.keys(values).find((field) => JSON.stringify(values[field])?.includes('\uFFFD'));

/** Removes duplicates, because two checks can find the same problem. */
const distinct = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [`${problem.field}\n${problem.reason}`, problem])).values(),
];

/** Returns the first control character of a text. Imports refuse them in every text, as the API does. */
function controlProblem(values: FieldValues): Problem | undefined {
  const found = findControl(values);
  if (found === null) return undefined;
  return { field: found.path, reason: `holds the control character ${found.character}` };
}

function candidateOf<Row>(
  kind: ImportKind<Row>,
  resolver: Resolver<Row>,
  names: ColumnNames,
  { line, cells, problem }: RawRecord,
): Omit<Candidate<Row>, 'position'> {
  const given: Record<string, unknown> = {};
  for (const [column, cell] of Object.entries(cells)) {
    const field = names.fieldOf(column);
    if (field !== null) given[field] = readCell(cell, kind.fields[field] ?? 'text');
  }
  const key = textOf(given[kind.key]) ?? resolver.keyOf?.(given) ?? null;
  const values = {};
  if (problem !== undefined) return { line, key, values, problems: [{ field: '', reason: problem }] };
  const broken = brokenField(given);
  if (broken !== undefined)
    return {
      line,
      key,
      values,
      problems: [{ field: broken, reason: 'holds a character that is broken (�)' }],
    };
  const controlled = controlProblem(given);
  if (controlled !== undefined) return { line, key, values, problems: [controlled] };
  const keyed = key === null ? given : { ...given, [kind.key]: key };
  const stored = key === null ? undefined : resolver.stored?.(key);
  const whole = withoutBlanks({ ...stored, ...keyed });
  const parsed = kind.schema.safeParse(whole);
  const missing = resolver.lookUp?.(whole) ?? [];
  const wrong = parsed.success ? [] : problemsOf(parsed.error.issues, whole);
  const problems = distinct([...wrong, ...missing]);
  return {
    line,
    key,
    values: whole,
    problems,
    ...(parsed.success && problems.length === 0 ? { row: parsed.data } : {}),
  };
}

async function resolveBatch<Row>(
  batch: readonly Candidate<Row>[],
  resolver: Resolver<Row>,
  refusals: Refusals,
): Promise<StagedRow[]> {
  const unknown = await resolver.check?.(batch.map(({ values }) => values));
  const staged: StagedRow[] = [];
  for (const { position, line, key, values, row, problems } of batch) {
    const resolved = row === undefined ? { problems } : await resolver.resolve(row);
    const late = unknown?.get(values);
    const wrong = [...('problems' in resolved ? resolved.problems : []), ...(late ? [late] : [])];
    if (wrong.length > 0) refusals.add({ position, line, key }, wrong);
    const columns = wrong.length > 0 || !('columns' in resolved) ? null : resolved.columns;
    if (key !== null) staged.push({ position, line, key, data: columns && JSON.stringify(columns) });
  }
  return staged;
}

export interface Staging {
  readonly importId: string;
  readonly choice: ColumnChoice;
  readonly refusals: Refusals;
  readonly progress: Progress;
}

async function* batchesOf<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Checks every row of a file and stages it in the database. Returns the number of rows. */
export async function stageRows<Row>(
  kind: ImportKind<Row>,
  records: AsyncIterable<RawRecord>,
  { container, ...context }: ImportContext,
  { importId, choice, refusals, progress }: Staging,
): Promise<number> {
  const resolver = await kind.prepare({ container, ...context });
  const names = new ColumnNames(kind, choice);
  let rows = 0;
  for await (const batch of batchesOf(records, BATCH)) {
    refusals.keep(batch, rows);
    const candidates = batch.map((record, index) => ({
      position: rows + index + 1,
      ...candidateOf(kind, resolver, names, record),
    }));
    const staged = await resolveBatch(candidates, resolver, refusals);
    await container.database.query(insertImportRows(importId, staged));
    rows += batch.length;
    progress.report('looked at', rows);
  }
  return rows;
}
