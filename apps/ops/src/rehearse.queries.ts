import { sql } from '@nukkad/db/sql.ts';

/** Savepoints of one name hide each other: the last one is meant. */
export const beginPart = () => sql({})`SAVEPOINT rehearsed`;
export const endPart = () => sql({})`RELEASE SAVEPOINT rehearsed`;
export const undoPart = () => sql({})`ROLLBACK TO SAVEPOINT rehearsed`;
