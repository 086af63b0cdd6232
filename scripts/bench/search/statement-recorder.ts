import type { Database, NamedStatement } from '@nukkad/db';

/** A named statement with the values it was run with. */
export interface RunStatement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Records the named statements that run on a database. Unnamed ones are not recorded, because they load caches every few minutes
 * and no request waits for them.
 */
export class StatementRecorder {
  #recorded: RunStatement[] = [];

  wrap = (database: Database): Database => ({
    ...database,
    query: <Row>(statement: NamedStatement | string, values?: unknown[]) => {
      this.#record(statement, values);
      return database.query<Row>(statement, values);
    },
    queryReplica: <Row>(statement: NamedStatement | string, values?: unknown[]) => {
      this.#record(statement, values);
      return database.queryReplica<Row>(statement, values);
    },
  });

  #record(statement: NamedStatement | string, values?: unknown[]): void {
    if (typeof statement !== 'string' && statement.name !== undefined)
      this.#recorded.push({ ...statement, values: values ?? statement.values ?? [] });
  }

  /** Returns the statements since the last call. */
  take(): RunStatement[] {
    const recorded = this.#recorded;
    this.#recorded = [];
    return recorded;
  }
}
