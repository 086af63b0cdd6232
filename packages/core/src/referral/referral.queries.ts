import { int, text, uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

export const selectReferral = (refereeId: string, referrerId: string) =>
  sql({
    found: int,
  })`SELECT 1 AS found FROM referral WHERE referee_id = ${refereeId}::uuid AND referrer_id = ${referrerId}::uuid`;

export const insertReferral = (refereeId: string, referrerId: string) =>
  sql({ referee_id: text })`
  INSERT INTO referral (referee_id, referrer_id) VALUES (${refereeId}::uuid, ${referrerId}::uuid)
  ON CONFLICT DO NOTHING RETURNING referee_id::text`;

export const lockParties = (refereeId: string, referrerId: string, phone: string | null) =>
  sql({ id: uuid })`SELECT id FROM candidate
      WHERE id = ${refereeId}::uuid OR id = ${referrerId}::uuid
         OR phone = ${phone}::text
         OR id = (SELECT referrer_id FROM referral WHERE referee_id = ${refereeId}::uuid AND granted_at IS NULL)
      ORDER BY id FOR UPDATE`;

export const countReferralsPaid = (referrerId: string, now: Date) =>
  sql({ paid: int })`
  SELECT count(*)::int AS paid FROM credit_entry
   WHERE candidate_id = ${referrerId}::uuid AND reason = 'REFERRAL' AND reference <> candidate_id::text AND created_at > ${now}::timestamptz - interval '30 days'`;

// Read from the ledger, because the referral is deleted with the friend's account.
export const selectReferralPaid = (candidateId: string) =>
  sql({ paid: int })`
  SELECT 1 AS paid FROM credit_entry WHERE candidate_id = ${candidateId}::uuid AND reason = 'REFERRAL' AND reference = candidate_id::text`;
