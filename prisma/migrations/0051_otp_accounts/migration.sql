-- A stranger's wrong codes lock the stranger's account for a number, not the number for its owner; over all accounts they
-- are counted by the hour. Locks that stand are given up: they last for a quarter of an hour.
DELETE FROM otp_lock;

ALTER TABLE otp_lock ADD COLUMN sign_in_hash TEXT NOT NULL;
ALTER TABLE otp_lock DROP CONSTRAINT otp_lock_pkey;
ALTER TABLE otp_lock ADD CONSTRAINT otp_lock_pkey PRIMARY KEY (phone_hash, sign_in_hash);

CREATE TABLE otp_wrong_code (
    id UUID NOT NULL,
    phone_hash TEXT NOT NULL,
    sign_in_hash TEXT NOT NULL,
    given_at TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT otp_wrong_code_pkey PRIMARY KEY (id)
);

CREATE INDEX otp_wrong_code_phone_hash_given_at_idx ON otp_wrong_code (phone_hash, given_at);

-- False where the number was another account's: counted for the account that asked alone.
ALTER TABLE otp_send ADD COLUMN is_sent BOOLEAN NOT NULL DEFAULT true;
