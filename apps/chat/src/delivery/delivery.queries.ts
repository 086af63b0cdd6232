import { int } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

/** Answers as long as the connection lives. */
export const selectBeat = () => sql({ beat: int })`SELECT 1 AS beat`;
