import { nullable, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

/** Row lock: what one seeker does is done one after the other until the transaction ends. */
export const lockCandidate = (candidateId: string) =>
  sql({ id: uuid })`SELECT id::text FROM candidate WHERE id = ${candidateId}::uuid FOR UPDATE`;

/** The same, for what an account that was deleted does no more. */
export const lockLiveCandidate = (candidateId: string) =>
  sql({ id: uuid })`
  SELECT id::text FROM candidate WHERE id = ${candidateId}::uuid AND deleted_at IS NULL FOR UPDATE`;

/** Row lock: what becomes of one job is decided one after the other. */
export const lockJob = (jobId: string) =>
  sql({ reason: nullable(text), expiresAt: timestamptz })`
  SELECT status_reason AS reason, expires_at AS "expiresAt" FROM job WHERE id = ${jobId}::uuid FOR UPDATE`;

/** Advisory lock: who names the same key waits until the transaction ends. */
export const lockKey = (key: string) =>
  sql({ locked: text })`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))::text AS locked`;
