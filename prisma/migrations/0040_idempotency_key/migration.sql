-- What a seeker's action was answered with, by the key that its client gave it.
CREATE TABLE idempotency_key (
    candidate_id UUID NOT NULL,
    key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    answer JSONB NOT NULL,
    expires_at TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT idempotency_key_pkey PRIMARY KEY (candidate_id, key)
);

CREATE INDEX idempotency_key_expires_at_idx ON idempotency_key (expires_at);

ALTER TABLE idempotency_key ADD CONSTRAINT idempotency_key_candidate_id_fkey
    FOREIGN KEY (candidate_id) REFERENCES candidate (id) ON DELETE CASCADE ON UPDATE CASCADE;
