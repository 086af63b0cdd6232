-- Sends and locks of one-time codes outlive the account that caused them: what they are counted by is a keyed hash, so
-- that nobody's number stays behind. The key is not the database's, so what was counted before is given up: an hour's.
DELETE FROM otp_send;
DELETE FROM otp_lock;

ALTER TABLE otp_send RENAME COLUMN phone TO phone_hash;
ALTER TABLE otp_send ADD COLUMN sign_in_hash TEXT NOT NULL;
ALTER INDEX otp_send_phone_sent_at_idx RENAME TO otp_send_phone_hash_sent_at_idx;
CREATE INDEX otp_send_sign_in_hash_sent_at_idx ON otp_send (sign_in_hash, sent_at);

ALTER TABLE otp_lock RENAME COLUMN phone TO phone_hash;
