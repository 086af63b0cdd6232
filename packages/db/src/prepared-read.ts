import pg from 'pg';
import { columnTypes } from './column-types.ts';
import type { PreparedQuery } from './statement.ts';

type Row = Record<string, unknown>;

interface Described {
  readonly name: string;
  readonly dataTypeID: number;
}

/** What a prepared statement answers: its columns, each with what its text is read by, and null for text that stays. */
interface RowColumns {
  readonly names: readonly string[];
  readonly readers: readonly (((text: string) => unknown) | null)[];
  readonly empty: Row;
}

/** The columns of one connection's prepared statements, by their names. */
export type KnownColumns = Map<string, RowColumns>;

/** The driver's own, as far as its types leave out what a query overrides. */
interface DriverQuery {
  name: string;
  text: string;
  values: unknown[] | undefined;
  callback: (error: Error | null, rows?: unknown[]) => void;
  _canceledDueToError: unknown;
  prepare(connection: pg.Connection): void;
  handleError(error: unknown, connection: pg.Connection): void;
}
const DriverQuery = pg.Query as unknown as new (text: string) => DriverQuery & pg.Submittable;

const asIs = columnTypes.getTypeParser(pg.types.builtins.TEXT, 'text');

function columnsOf(fields: readonly Described[]): RowColumns {
  const readers = fields.map(({ dataTypeID }) => columnTypes.getTypeParser(dataTypeID, 'text'));
  return {
    names: fields.map(({ name }) => name),
    readers: readers.map((reader) => (reader === asIs || reader === String ? null : reader)),
    empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
  };
}

const silent = new WeakMap<pg.Connection, pg.Connection>();

/** The same connection, but for Describe, which it keeps to itself. */
function withoutDescribe(connection: pg.Connection): pg.Connection {
  const known = silent.get(connection);
  if (known !== undefined) return known;
  const silenced: pg.Connection = Object.create(connection, { describe: { value: () => {} } });
  silent.set(connection, silenced);
  return silenced;
}

/**
 * A prepared statement whose columns are asked for (Describe) once a connection: the server refuses one whose columns have
 * changed since. To describe and to read a description costs as much as some of the rows do.
 */
export class PreparedRead extends DriverQuery {
  readonly #known: KnownColumns;
  readonly #rows: unknown[] = [];
  #columns: RowColumns | undefined;

  constructor({ name = '', text, values }: PreparedQuery, known: KnownColumns) {
    super('');
    Object.assign(this, { name, text, values });
    this.#known = known;
  }

  override prepare(connection: pg.Connection): void {
    this.#columns = this.#known.get(this.name);
    super.prepare(this.#columns === undefined ? connection : withoutDescribe(connection));
  }

  handleRowDescription({ fields }: { readonly fields: readonly Described[] }): void {
    this.#columns = columnsOf(fields);
    this.#known.set(this.name, this.#columns);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this.#columns === undefined) return;
    const { names, readers, empty } = this.#columns;
    const row = { ...empty };
    try {
      for (let at = 0; at < fields.length; at += 1) {
        const [text, reader] = [fields[at], readers[at]];
        if (text != null) row[names[at] as string] = reader ? reader(text) : text;
      }
      this.#rows.push(row);
    } catch (error) {
      // The driver's own way: told once the server is through with the statement.
      this._canceledDueToError = error;
    }
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(connection: pg.Connection): void {
    if (this._canceledDueToError) this.handleError(this._canceledDueToError, connection);
    else this.callback(null, this.#rows);
  }
}
