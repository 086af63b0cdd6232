import { text, uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

/**
 * Demo companies without pictures, with the most frequent profile of their jobs. Demo numbers begin with 6666,
 * as no Indian mobile number does.
 */
export const selectDemoCompaniesWithoutPictures = () =>
  sql({ id: uuid, work: text })`
  SELECT co.id::text, j.work
    FROM company co
    JOIN (SELECT company_id, mode() WITHIN GROUP (ORDER BY profile_key) AS work FROM job GROUP BY company_id) j
      ON j.company_id = co.id
   WHERE co.image_key IS NULL AND co.phone LIKE '+916666%' AND co.email LIKE '%.example'
     AND NOT EXISTS (SELECT FROM company_image i WHERE i.company_id = co.id)
   ORDER BY co.id`;

export const setDemoLogos = (ids: readonly string[], keys: readonly string[]) =>
  sql({})`
  UPDATE company co SET image_key = given.key
    FROM unnest(${ids}::uuid[], ${keys}::text[]) AS given (id, key) WHERE co.id = given.id`;

export const insertDemoGalleries = (
  ids: readonly string[],
  keys: readonly string[],
  places: readonly number[],
) =>
  sql({})`
  INSERT INTO company_image (id, company_id, image_key, sort_order)
  SELECT gen_random_uuid(), given.id, given.key, given.place
    FROM unnest(${ids}::uuid[], ${keys}::text[], ${places}::int[]) AS given (id, key, place)
  ON CONFLICT (company_id, sort_order) DO NOTHING`;
