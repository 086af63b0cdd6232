import { bool } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

export const selectPartsElsewhere = (candidateId: string) =>
  sql({ hasExperience: bool, hasEducation: bool, hasInterests: bool })`
  SELECT EXISTS (SELECT FROM experience WHERE candidate_id = ${candidateId}::uuid) AS "hasExperience",
         EXISTS (SELECT FROM education WHERE candidate_id = ${candidateId}::uuid) AS "hasEducation",
         EXISTS (SELECT FROM interest WHERE candidate_id = ${candidateId}::uuid) AS "hasInterests"`;
