import { nullable, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

/** Locks a seeker's row until the transaction ends, so that one seeker's actions run one after the other. */
export const lockCandidate = (candidateId: string) =>
  sql({ id: uuid })`SELECT id::text FROM candidate WHERE id = ${candidateId}::uuid FOR UPDATE`;

/** Like `lockCandidate`, but returns no row if the account is deleted. */
export const lockLiveCandidate = (candidateId: string) =>
  sql({ id: uuid })`
  SELECT id::text FROM candidate WHERE id = ${candidateId}::uuid AND deleted_at IS NULL FOR UPDATE`;

/** Locks a job's row until the transaction ends, so that changes of its status run one after the other. */
export const lockJob = (jobId: string) =>
  sql({ reason: nullable(text), expiresAt: timestamptz })`
  SELECT status_reason AS reason, expires_at AS "expiresAt" FROM job WHERE id = ${jobId}::uuid FOR UPDATE`;

/** Takes an advisory lock on a key until the transaction ends. */
export const lockKey = (key: string) =>
  sql({ locked: text })`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))::text AS locked`;
