import { bool, float, int, text, timestamptz } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

export const selectServer = () =>
  sql({ version: text, number: int, now: timestamptz, megabytes: float })`
  SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number,
         clock_timestamp() AS now, pg_database_size(current_database()) / 1e6::float8 AS megabytes`;

export const selectPostgis = () =>
  sql({ version: text })`SELECT extversion AS version FROM pg_extension WHERE extname = 'postgis'`;

/** Whether the tables of migrations and of the queue exist. */
export const selectTables = () =>
  sql({ migrations: bool, queue: bool })`
  SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS migrations,
         to_regclass('pgboss.job') IS NOT NULL AS queue`;

export const selectMigrations = () =>
  sql({ name: text, isFinished: bool })`
  SELECT migration_name AS name, finished_at IS NOT NULL AS "isFinished" FROM _prisma_migrations
   WHERE rolled_back_at IS NULL ORDER BY migration_name`;
