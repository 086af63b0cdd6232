import { Language } from '@nukkad/db';
import { nullable, oneOf } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

export const selectLogin = (candidateId: string, loginId: string) =>
  sql({ language: nullable(oneOf(Language)) })`
  SELECT c.language
    FROM candidate c
   WHERE c.id = ${candidateId} AND c.deleted_at IS NULL
     AND EXISTS (SELECT FROM refresh_token r
                  WHERE r.family_id = ${loginId} AND r.candidate_id = c.id AND r.revoked_at IS NULL)`;
