import { bool, json, text } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

export const tryLock = (key: string) =>
  sql({ isOurs: bool })`SELECT pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) AS "isOurs"`;

export const selectOutcome = (candidateId: string, key: string, now: Date) =>
  sql({ fingerprint: text, outcome: json<unknown>() })`
  SELECT fingerprint, answer AS outcome FROM idempotency_key
   WHERE candidate_id = ${candidateId}::uuid AND key = ${key} AND expires_at > ${now}::timestamptz`;

export const upsertOutcome = ({
  candidateId,
  key,
  fingerprint,
  outcome,
  expiresAt,
}: {
  readonly candidateId: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly outcome: string;
  readonly expiresAt: Date;
}) =>
  sql({})`
  INSERT INTO idempotency_key (candidate_id, key, fingerprint, answer, expires_at)
  VALUES (${candidateId}::uuid, ${key}, ${fingerprint}, ${outcome}::jsonb, ${expiresAt}::timestamptz)
  ON CONFLICT (candidate_id, key) DO UPDATE
    SET fingerprint = excluded.fingerprint, answer = excluded.answer, expires_at = excluded.expires_at`;

export const selectMemberOutcome = (actor: string, key: string, now: Date) =>
  sql({ fingerprint: text, outcome: json<unknown>() })`
  SELECT fingerprint, answer AS outcome FROM desk_idempotency_key
   WHERE actor = ${actor} AND key = ${key} AND expires_at > ${now}::timestamptz`;

export const upsertMemberOutcome = ({
  actor,
  key,
  fingerprint,
  outcome,
  expiresAt,
}: {
  readonly actor: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly outcome: string;
  readonly expiresAt: Date;
}) =>
  sql({})`
  INSERT INTO desk_idempotency_key (actor, key, fingerprint, answer, expires_at)
  VALUES (${actor}, ${key}, ${fingerprint}, ${outcome}::jsonb, ${expiresAt}::timestamptz)
  ON CONFLICT (actor, key) DO UPDATE
    SET fingerprint = excluded.fingerprint, answer = excluded.answer, expires_at = excluded.expires_at`;

export const setSavepoint = () => sql({})`SAVEPOINT action`;

export const rollBackToSavepoint = () => sql({})`ROLLBACK TO SAVEPOINT action`;
