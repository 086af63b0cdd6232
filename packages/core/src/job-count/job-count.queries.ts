import { int } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

export const countTotals = () =>
  sql({ total: int, companies: int, cities: int })`
  SELECT count(*)::int AS total, count(DISTINCT company_id)::int AS companies, count(DISTINCT city_id)::int AS cities
    FROM job WHERE status = 'ACTIVE'`;
