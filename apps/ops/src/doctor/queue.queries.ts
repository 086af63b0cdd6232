import { int, nullable, timestamptz } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

/**
 * Time of the last completed background task, and the number of tasks that failed within the last day. The tables of
 * the queue do not exist before its first start.
 */
export const selectQueue = () =>
  sql({ last: nullable(timestamptz), failed: int })`
  SELECT max(completed_on) FILTER (WHERE state = 'completed') AS last,
         (count(*) FILTER (WHERE state = 'failed' AND completed_on > now() - interval '1 day'))::int AS failed
    FROM pgboss.job`;
