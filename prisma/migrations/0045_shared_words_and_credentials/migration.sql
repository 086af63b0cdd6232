-- Whether a phrase was typed from at least three networks: the others are not shown, and deleted.
ALTER TABLE missing_word ADD COLUMN is_shared BOOLEAN NOT NULL DEFAULT false;

-- From which networks a phrase was typed, as keyed hashes: the phrase itself is stored once there are three. A network's
-- hash is of phrase and address together, so rows of different phrases cannot be linked. Deleted after 30 days.
CREATE TABLE missing_word_network (
    phrase_hash TEXT NOT NULL,
    network_hash TEXT NOT NULL,
    seen_on DATE NOT NULL,

    CONSTRAINT missing_word_network_pkey PRIMARY KEY (phrase_hash, network_hash)
);
CREATE INDEX missing_word_network_seen_on_idx ON missing_word_network (seen_on);

-- Credentials of identity providers that signed somebody in, by digest, until they expire: none is taken twice.
CREATE TABLE used_credential (
    hash TEXT NOT NULL,
    expires_at TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT used_credential_pkey PRIMARY KEY (hash)
);
CREATE INDEX used_credential_expires_at_idx ON used_credential (expires_at);
