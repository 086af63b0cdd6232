import pg from 'pg';

/** Type oid of PostgreSQL's one-byte `"char"`, which its catalog uses and Prisma's adapter does not support. */
const CHAR_OID = 18;

interface FieldedResult {
  fields?: { dataTypeID: number }[];
  rows: unknown[];
}

/**
 * A pool of one connection, because the engine's advisory lock belongs to a session. It reports columns of type `"char"`
 * as text, so that the adapter can read them; `charColumns` returns their positions.
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

  /** Returns the positions of the `"char"` columns of a result. */
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
 * Stands in for a database server when only schema files are compared. Even then the engine queries the current
 * schema and the version. The version returned is the oldest supported version of PostgreSQL. Every other query
 * fails.
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
