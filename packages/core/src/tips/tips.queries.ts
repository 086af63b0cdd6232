import { bool, uuid } from '@nukkad/db/columns.ts';
import { part, sql } from '@nukkad/db/sql.ts';

interface Batch {
  readonly now: Date;
  /** Id of the last seeker of the previous batch. */
  readonly after: string;
  readonly limit: number;
}

const isAround = (now: Date) =>
  part`c.deleted_at IS NULL AND c.last_seen_at > ${now}::timestamptz - interval '60 days'`;

/** Selects active seekers in order of their ids. */
export const selectReaders = ({ now, after, limit }: Batch) =>
  sql({ id: uuid })`
  SELECT c.id::text FROM candidate c WHERE ${isAround(now)} AND c.id > ${after}::uuid ORDER BY c.id LIMIT ${limit}`;

/** Selects active seekers registered at least two days ago, with the parts of their profiles that exist. */
export const selectProfiles = ({ now, after, limit }: Batch) =>
  sql({
    id: uuid,
    PERSONAL: bool,
    MOBILE: bool,
    RESUME: bool,
    EXPERIENCE: bool,
    EDUCATION: bool,
    INTERESTS: bool,
    ABOUT: bool,
    PHOTO: bool,
  })`
  SELECT c.id::text, c.name <> '' AND c.birth_date IS NOT NULL AND c.gender IS NOT NULL AND c.city_id IS NOT NULL AS "PERSONAL",
         c.is_mobile_verified AS "MOBILE", c.resume_key IS NOT NULL AS "RESUME",
         EXISTS (SELECT FROM experience x WHERE x.candidate_id = c.id)
           OR (c.is_experienced IS FALSE AND c.profile_summary IS NOT NULL) AS "EXPERIENCE",
         EXISTS (SELECT FROM education e WHERE e.candidate_id = c.id) AS "EDUCATION",
         EXISTS (SELECT FROM interest i WHERE i.candidate_id = c.id) AS "INTERESTS",
         c.about_me IS NOT NULL AS "ABOUT", c.photo_key IS NOT NULL OR c.provider_image_url IS NOT NULL AS "PHOTO"
    FROM candidate c
   WHERE ${isAround(now)} AND c.created_at <= ${now}::timestamptz - interval '2 days' AND c.id > ${after}::uuid
   ORDER BY c.id LIMIT ${limit}`;
