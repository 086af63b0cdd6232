import type { Container } from '../container.ts';
import { rows } from '../database/rows.ts';

/** What has served its time, and how long that is. One-time codes and their counters are needed for an hour. */
const PURGES = [
  `DELETE FROM audit_entry WHERE created_at < $1::timestamptz - interval '1 year'`,
  'DELETE FROM account_trace WHERE expires_at <= $1::timestamptz',
  `DELETE FROM job_report WHERE candidate_id IS NULL AND created_at < $1::timestamptz - interval '1 year'`,
  `DELETE FROM otp_challenge WHERE sent_at < $1::timestamptz - interval '1 day'`,
  `DELETE FROM otp_send WHERE sent_at < $1::timestamptz - interval '1 day'`,
  `DELETE FROM otp_wrong_code WHERE given_at < $1::timestamptz - interval '1 day'`,
  `DELETE FROM otp_lock WHERE locked_until < $1::timestamptz`,
  `DELETE FROM sign_in_ticket WHERE expires_at < $1::timestamptz - interval '1 day'`,
  `DELETE FROM refresh_token WHERE expires_at < $1::timestamptz`,
  'DELETE FROM idempotency_key WHERE expires_at < $1::timestamptz',
  `DELETE FROM notification WHERE created_at < $1::timestamptz - interval '180 days'`,
  // What only one person ever typed may be a name.
  `DELETE FROM missing_word WHERE last_seen < $1::timestamptz - interval '180 days'
       OR (count = 1 AND last_seen < $1::timestamptz - interval '30 days')`,
];

/** Deletes what is kept no longer than needed; answers how many rows. */
export async function purge({ database, clock }: Pick<Container, 'database' | 'clock'>): Promise<number> {
  let purged = 0;
  for (const statement of PURGES)
    purged += (await rows(database, `${statement} RETURNING 1 AS gone`, clock.now())).length;
  return purged;
}
