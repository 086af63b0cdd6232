import { int, nullable, timestamptz } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

/** When background work last ended, and how many tasks failed within a day. The queue's tables exist once it has run. */
export const selectQueue = () =>
  sql({ last: nullable(timestamptz), failed: int })`
  SELECT max(completed_on) FILTER (WHERE state = 'completed') AS last,
         (count(*) FILTER (WHERE state = 'failed' AND completed_on > now() - interval '1 day'))::int AS failed
    FROM pgboss.job`;
