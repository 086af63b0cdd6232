import { bool, int, nullable, text, timestamptz } from '@nukkad/db/columns.ts';
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
  readonly candidateId: string;
  readonly phone: string;
  readonly phoneHash: string;
  readonly signInHash: string;
}) =>
  sql({
    isOwn: bool,
    isTaken: bool,
    lockedUntil: nullable(timestamptz),
  })`SELECT coalesce(bool_or(c.id = ${candidateId}::uuid AND c.is_mobile_verified), false) AS "isOwn",
            coalesce(bool_or(c.id <> ${candidateId}::uuid), false) AS "isTaken",
            (SELECT l.locked_until FROM otp_lock l WHERE l.phone_hash = ${phoneHash} AND l.sign_in_hash = ${signInHash}) AS "lockedUntil"
       FROM candidate c WHERE c.phone = ${phone}`;

export const selectLastSend = (candidateId: string, phone: string) =>
  sql({ at: nullable(timestamptz) })`SELECT max(sent_at) AS at FROM otp_challenge
      WHERE state = 'SENT' AND (phone = ${phone} OR candidate_id = ${candidateId}::uuid)`;

export const lockPhone = (candidateId: string) =>
  sql({
    phone: nullable(text),
  })`SELECT phone FROM candidate WHERE id = ${candidateId}::uuid AND deleted_at IS NULL FOR UPDATE`;

export const updatePhone = (candidateId: string, phone: string) =>
  sql({})`UPDATE candidate SET phone = ${phone}, is_mobile_verified = true WHERE id = ${candidateId}::uuid`;
