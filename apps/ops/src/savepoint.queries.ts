import { sql } from '@nukkad/db/sql.ts';

/** Savepoints can share a name. PostgreSQL then uses the most recent one. */
export const createSavepoint = () => sql({})`SAVEPOINT rehearsed`;
export const releaseSavepoint = () => sql({})`RELEASE SAVEPOINT rehearsed`;
export const rollBackToSavepoint = () => sql({})`ROLLBACK TO SAVEPOINT rehearsed`;
