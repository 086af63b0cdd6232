import pg from 'pg';
import { columnTypes } from './column-types.ts';
import type { PreparedQuery } from './statement.ts';

type Row = Record<string, unknown>;

interface Described {
  readonly name: string;
  readonly dataTypeID: number;
}

/** The columns of a prepared statement's rows. Each has the parser of its text, or null if the text is the value. */
interface RowColumns {
  readonly names: readonly string[];
  readonly readers: readonly (((text: string) => unknown) | null)[];
  readonly empty: Row;
}

/** The columns of the prepared statements of one connection, by statement name. */
export type KnownColumns = Map<string, RowColumns>;

/** The members of `pg.Query` that are used or overridden here and that its type definitions lack. */
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

const textParser = columnTypes.getTypeParser(pg.types.builtins.TEXT, 'text');

function columnsOf(fields: readonly Described[]): RowColumns {
  const readers = fields.map(({ dataTypeID }) => columnTypes.getTypeParser(dataTypeID, 'text'));
  return {
    names: fields.map(({ name }) => name),
    readers: readers.map((reader) => (reader === textParser || reader === String ? null : reader)),
    empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
  };
}

const connectionsWithoutDescribe = new WeakMap<pg.Connection, pg.Connection>();

/** Returns the connection with a `describe` method that sends nothing. */
function withoutDescribe(connection: pg.Connection): pg.Connection {
  const known = connectionsWithoutDescribe.get(connection);
  if (known !== undefined) return known;
  const wrapped: pg.Connection = Object.create(connection, { describe: { value: () => {} } });
  connectionsWithoutDescribe.set(connection, wrapped);
  return wrapped;
}

/**
 * A prepared statement that requests the description of its columns (Describe) only once per connection. This is
 * safe, because the server rejects a prepared statement whose columns have changed. It saves about 15 µs of CPU time
 * for a statement that returns one row (`pnpm bench:connections`).
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
        const text = fields[at];
        const reader = readers[at];
        if (text != null) row[names[at] as string] = reader ? reader(text) : text;
      }
      this.#rows.push(row);
    } catch (error) {
      // As in the driver, the callback gets the error only when the server has finished the statement.
      this._canceledDueToError = error;
    }
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(connection: pg.Connection): void {
    if (this._canceledDueToError) this.handleError(this._canceledDueToError, connection);
    else this.callback(null, this.#rows);
  }
}
