import { bool, nullable, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

const LISTED_MAX = 100;

/** Logins with a valid refresh token, the most recently used first. */
export const selectOpenLogins = (candidateId: string, currentId: string, now: Date) =>
  sql({
    id: uuid,
    device: nullable(text),
    startedAt: timestamptz,
    lastUsedAt: timestamptz,
    isCurrent: bool,
  })`
  SELECT r.family_id AS id, l.device, coalesce(l.started_at, min(r.created_at)) AS "startedAt",
         max(r.created_at) AS "lastUsedAt", r.family_id = ${currentId}::uuid AS "isCurrent"
    FROM refresh_token r LEFT JOIN login l ON l.id = r.family_id
   WHERE r.candidate_id = ${candidateId}::uuid AND r.revoked_at IS NULL AND r.expires_at > ${now}::timestamptz
   GROUP BY r.family_id, l.id
   ORDER BY "lastUsedAt" DESC, id DESC
   LIMIT ${LISTED_MAX}`;

/** Revokes the refresh tokens of one login of a seeker (`only`), or of all logins except one (`except`). */
export const revokeLogins = (
  candidateId: string,
  { only, except }: { readonly only: string | null; readonly except: string | null },
  now: Date,
) =>
  sql({ loginId: uuid })`
  UPDATE refresh_token SET revoked_at = ${now}::timestamptz
   WHERE candidate_id = ${candidateId}::uuid AND revoked_at IS NULL
     AND (${only}::uuid IS NULL OR family_id = ${only}::uuid)
     AND (${except}::uuid IS NULL OR family_id <> ${except}::uuid)
  RETURNING family_id AS "loginId"`;
