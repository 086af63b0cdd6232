import { int } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

export const selectCityByName = (lowerName: string, name: string) =>
  sql({ id: int })`
  SELECT id FROM city
   WHERE slug = ${lowerName} OR lower(name_en) = ${lowerName} OR name_hi = ${name} OR name_mr = ${name} OR ${lowerName} = ANY (SELECT lower(a) FROM unnest(aliases) a)
   ORDER BY (lower(name_en) = ${lowerName} OR slug = ${lowerName}) DESC, population DESC, id LIMIT 1`;
