import { sql } from '@nukkad/db/sql.ts';

/** Savepoints can share a name. PostgreSQL then uses the most recent one. */
export const createSavepoint = () => sql({})`SAVEPOINT nested`;
export const releaseSavepoint = () => sql({})`RELEASE SAVEPOINT nested`;
export const rollBackToSavepoint = () => sql({})`ROLLBACK TO SAVEPOINT nested`;
