import { SUSPENSION_REASONS } from '@nukkad/contract/session/suspension-reasons.ts';
import { bool, nullable, oneOf, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

export const selectSignedIn = (provider: string, subject: string) =>
  sql({ id: uuid, isDeleted: bool, suspendedReason: nullable(oneOf(SUSPENSION_REASONS)) })`
  SELECT c.id, c.deleted_at IS NOT NULL AS "isDeleted", c.suspended_reason AS "suspendedReason"
    FROM identity i JOIN candidate c ON c.id = i.candidate_id
   WHERE i.provider = ${provider}::identity_provider AND i.subject = ${subject}`;

/**
 * Locks the seeker of a refresh token. Deletion and suspension lock the seeker first and the tokens afterwards. Every
 * transaction uses this order, so that they cannot deadlock.
 */
export const lockTokenOwner = (tokenHash: string) =>
  sql({ id: uuid })`
  SELECT id FROM candidate
   WHERE id = (SELECT candidate_id FROM refresh_token WHERE token_hash = ${tokenHash}) FOR NO KEY UPDATE`;

export const selectTokenForUpdate = (tokenHash: string) =>
  sql({
    id: uuid,
    familyId: uuid,
    candidateId: uuid,
    usedAt: nullable(timestamptz),
    revokedAt: nullable(timestamptz),
    expiresAt: timestamptz,
  })`SELECT id, family_id AS "familyId", candidate_id AS "candidateId", used_at AS "usedAt",
            revoked_at AS "revokedAt", expires_at AS "expiresAt"
       FROM refresh_token WHERE token_hash = ${tokenHash} FOR UPDATE`;

export const updateFamilyRevoked = (familyId: string, now: Date) =>
  sql(
    {},
  )`UPDATE refresh_token SET revoked_at = ${now}::timestamptz WHERE family_id = ${familyId}::uuid AND revoked_at IS NULL`;

export interface NewLogin {
  readonly id: string;
  readonly candidateId: string;
  readonly device: string | null;
}

export const insertLogin = ({ id, candidateId, device }: NewLogin, now: Date) =>
  sql({})`
  INSERT INTO login (id, candidate_id, device, started_at, proved_at)
  VALUES (${id}::uuid, ${candidateId}::uuid, ${device}::text, ${now}::timestamptz, ${now}::timestamptz)`;

/** Inserts the login of tokens that an older server issued. It started when its oldest token was created. */
export const insertMissingLogin = (familyId: string, candidateId: string) =>
  sql({})`
  INSERT INTO login (id, candidate_id, started_at, proved_at)
  SELECT family_id, candidate_id, min(created_at), min(created_at)
    FROM refresh_token WHERE family_id = ${familyId}::uuid AND candidate_id = ${candidateId}::uuid
   GROUP BY family_id, candidate_id
  ON CONFLICT (id) DO NOTHING`;

/** Marks a credential as used. Returns no row if it was used before. */
export const insertUsedCredential = (hash: string, expiresAt: Date) =>
  sql({ hash: text })`
  INSERT INTO used_credential (hash, expires_at) VALUES (${hash}, ${expiresAt}::timestamptz)
  ON CONFLICT (hash) DO NOTHING RETURNING hash`;
