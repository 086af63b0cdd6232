import { SUSPENSION_REASONS } from '@nukkad/contract/session/suspension-reasons.ts';
import { bool, int, nullable, oneOf, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

export const countWrongCodes = (phoneHash: string, signInHash: string, since: Date) =>
  sql({ total: int, own: int, oldest: nullable(timestamptz) })`
  SELECT count(*)::int AS total, count(*) FILTER (WHERE sign_in_hash = ${signInHash})::int AS own, min(given_at) AS oldest
    FROM otp_wrong_code WHERE phone_hash = ${phoneHash} AND given_at > ${since}::timestamptz`;

export const selectStanding = ({
  candidateId,
  phone,
  phoneHash,
  signInHash,
}: {
  readonly candidateId: string | null;
  readonly phone: string;
  readonly phoneHash: string;
  readonly signInHash: string;
}) =>
  sql({ isOwn: bool, hasNumber: bool, lockedUntil: nullable(timestamptz) })`
  SELECT EXISTS (SELECT FROM candidate c
                  WHERE c.phone = ${phone} AND c.id = ${candidateId}::uuid AND c.is_mobile_verified) AS "isOwn",
         EXISTS (SELECT FROM candidate c
                  WHERE c.id = ${candidateId}::uuid AND c.phone IS NOT NULL AND c.is_mobile_verified) AS "hasNumber",
         (SELECT l.locked_until FROM otp_lock l
           WHERE l.phone_hash = ${phoneHash} AND l.sign_in_hash = ${signInHash}) AS "lockedUntil"`;

export const selectLastSend = (candidateId: string | null, phone: string) =>
  sql({ at: nullable(timestamptz) })`SELECT max(sent_at) AS at FROM otp_challenge
      WHERE state = 'SENT' AND (phone = ${phone} OR candidate_id = ${candidateId}::uuid)`;

export const lockPhone = (candidateId: string) =>
  sql({ phone: nullable(text), numberLostAt: nullable(timestamptz) })`
  SELECT phone, number_lost_at AS "numberLostAt" FROM candidate
   WHERE id = ${candidateId}::uuid AND deleted_at IS NULL FOR UPDATE`;

export const updatePhone = (candidateId: string, phone: string) =>
  sql({})`UPDATE candidate SET phone = ${phone}, is_mobile_verified = true WHERE id = ${candidateId}::uuid`;

export const clearPhone = (candidateId: string, now: Date) =>
  sql({})`
  UPDATE candidate SET phone = NULL, is_mobile_verified = false, number_lost_at = ${now}::timestamptz
   WHERE id = ${candidateId}::uuid`;

/** Selects the other account that has the number. `lockReferralParties` must have locked its row. */
export const selectHolder = (phone: string, candidateId: string) =>
  sql({ id: uuid, isSuspended: bool })`
  SELECT id, suspended_at IS NOT NULL AS "isSuspended" FROM candidate
   WHERE phone = ${phone} AND id <> ${candidateId}::uuid`;

export const lockHolder = (phone: string) =>
  sql({
    id: uuid,
    suspendedReason: nullable(oneOf(SUSPENSION_REASONS)),
    lastSeenAt: timestamptz,
  })`SELECT id, suspended_reason AS "suspendedReason", coalesce(last_seen_at, created_at) AS "lastSeenAt"
       FROM candidate WHERE phone = ${phone} FOR UPDATE`;

export const takeFromBudget = (day: string, smsPerDay: number) =>
  sql({ sent: int })`
  INSERT INTO sms_day (day, sent) VALUES (${day}::date, 1)
  ON CONFLICT (day) DO UPDATE SET sent = sms_day.sent + 1
   WHERE ${smsPerDay}::int = 0 OR sms_day.sent < ${smsPerDay}::int
  RETURNING sent`;

export const selectSmsSent = (day: string) =>
  sql({ sent: int })`SELECT coalesce(max(sent), 0)::int AS sent FROM sms_day WHERE day = ${day}::date`;
