import { int } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

export const countJobsOfCities = () =>
  sql({ id: int, jobs: int })`
  SELECT city_id AS id, count(*)::int AS jobs FROM job WHERE status = 'ACTIVE' GROUP BY city_id`;
