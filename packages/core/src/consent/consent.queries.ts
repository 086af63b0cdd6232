import { bool, text, timestamptz } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

/** Selects a seeker's latest answer for each purpose, for one version of the notice. */
export const selectAnswers = (candidateId: string, version: string) =>
  sql({ purpose: text, isGiven: bool, answeredAt: timestamptz })`
  SELECT DISTINCT ON (purpose) purpose, withdrawn_at IS NULL AS "isGiven",
         coalesce(withdrawn_at, given_at) AS "answeredAt"
    FROM consent WHERE candidate_id = ${candidateId}::uuid AND version = ${version}
   ORDER BY purpose, given_at DESC, id DESC`;

/** Selects a seeker's latest answer for one purpose, for any version. */
export const selectLastAnswer = (candidateId: string, purpose: string) =>
  sql({ isGiven: bool })`
  SELECT withdrawn_at IS NULL AS "isGiven" FROM consent
   WHERE candidate_id = ${candidateId}::uuid AND purpose = ${purpose} ORDER BY given_at DESC, id DESC LIMIT 1`;
