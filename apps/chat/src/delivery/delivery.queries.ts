import { int } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

/** Checks that the connection is alive. */
export const selectHeartbeat = () => sql({ heartbeat: int })`SELECT 1 AS heartbeat`;
