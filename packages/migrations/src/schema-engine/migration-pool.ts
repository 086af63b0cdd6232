import pg from 'pg';

/** PostgreSQL's one-byte `"char"`, used throughout its catalog, which Prisma's adapter does not know. */
const CHAR_OID = 18;

interface FieldedResult {
  fields?: { dataTypeID: number }[];
  rows: unknown[];
}

/**
 * A pool of one connection for migrations, since the engine's advisory lock belongs to a session. Columns of
 * type `"char"` pass as text, so that the adapter reads them; which they were is told by `charColumns`.
 */
export class MigrationPool extends pg.Pool {
  readonly #charColumns = new WeakMap<unknown[], number[]>();

  constructor(connectionString: string, lockTimeout = 0) {
    super({
      connectionString,
      connectionTimeoutMillis: 15_000,
      application_name: 'nukkad-migrate',
      max: 1,
      options: `-c lock_timeout=${lockTimeout} -c statement_timeout=0`,
    });
    const query = this.query.bind(this) as (...args: unknown[]) => Promise<FieldedResult>;
    this.query = (async (...args: unknown[]) => this.#readable(await query(...args))) as never;
  }

  /** The positions of the `"char"` columns of a result, recognised by its rows. */
  charColumns(rows: unknown[]): readonly number[] {
    return this.#charColumns.get(rows) ?? [];
  }

  #readable(result: FieldedResult): FieldedResult {
    const positions = (result.fields ?? []).flatMap(({ dataTypeID }, i) =>
      dataTypeID === CHAR_OID ? [i] : [],
    );
    if (positions.length === 0) return result;
    this.#charColumns.set(result.rows, positions);
    for (const field of result.fields ?? []) {
      if (field.dataTypeID === CHAR_OID) field.dataTypeID = pg.types.builtins.TEXT;
    }
    return result;
  }
}

/**
 * Stands in for a server when only schema files are compared: the engine asks for schema and version even
 * then, and is told of the oldest PostgreSQL that is supported. Every other question fails.
 */
export class AbsentServerPool extends pg.Pool {
  constructor() {
    super({ max: 1 });
    this.query = (async ({ text }: { text: string }) => {
      if (!text.includes('version()')) throw new Error('No database given: set DATABASE_URL');
      const { BOOL, TEXT, INT4 } = pg.types.builtins;
      const names = ['exists', 'version', 'numeric_version'];
      const fields = [BOOL, TEXT, INT4].map((dataTypeID, index) => ({ name: names[index], dataTypeID }));
      return { fields, rows: [[true, 'PostgreSQL 15.0', 150_000]], rowCount: 1 };
    }) as never;
  }
}
