-- What a person may do a few times a day, counted by keyed hashes of the sign-in, the number and the network address, so
-- that a deleted account does not reset the count. Rows are deleted after two days.
CREATE TABLE counted_action (
    id UUID NOT NULL DEFAULT gen_random_uuid(),
    kind TEXT NOT NULL,
    subject_hash TEXT NOT NULL,
    done_at TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT counted_action_pkey PRIMARY KEY (id)
);
CREATE INDEX counted_action_kind_subject_hash_done_at_idx ON counted_action (kind, subject_hash, done_at);
CREATE INDEX counted_action_done_at_idx ON counted_action (done_at);
