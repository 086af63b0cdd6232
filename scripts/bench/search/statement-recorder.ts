import type { Database, NamedStatement } from '@nukkad/db';

/** A named statement as it was run. */
export interface RunStatement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Notes the named statements that a database is asked. Unnamed ones are the lists and statistics that are kept in
 * memory and read every few minutes: no request waits for them.
 */
export class StatementRecorder {
  #noted: RunStatement[] = [];

  wrap = (database: Database): Database => ({
    ...database,
    query: <Row>(statement: NamedStatement | string, values?: unknown[]) => {
      this.#note(statement, values);
      return database.query<Row>(statement, values);
    },
    queryReplica: <Row>(statement: NamedStatement | string, values?: unknown[]) => {
      this.#note(statement, values);
      return database.queryReplica<Row>(statement, values);
    },
  });

  #note(statement: NamedStatement | string, values?: unknown[]): void {
    if (typeof statement !== 'string' && statement.name !== undefined)
      this.#noted.push({ ...statement, values: values ?? statement.values ?? [] });
  }

  /** What was run since it was last asked. */
  take(): RunStatement[] {
    const noted = this.#noted;
    this.#noted = [];
    return noted;
  }
}
