-- Keys on members' devices that sign in without an SMS. Only the public half is stored.
CREATE TABLE passkey (
    id UUID NOT NULL,
    member_id UUID NOT NULL REFERENCES member (id) ON DELETE CASCADE ON UPDATE CASCADE,
    credential_id TEXT NOT NULL,
    public_key TEXT NOT NULL,
    counter BIGINT NOT NULL DEFAULT 0,
    transports TEXT[],
    device TEXT,
    created_at TIMESTAMPTZ(3) NOT NULL,
    used_at TIMESTAMPTZ(3),

    CONSTRAINT passkey_pkey PRIMARY KEY (id),
    CONSTRAINT passkey_counter_check CHECK (counter >= 0),
    CONSTRAINT passkey_credential_id_check CHECK (length(credential_id) <= 1400),
    CONSTRAINT passkey_public_key_check CHECK (length(public_key) <= 4000)
);
CREATE UNIQUE INDEX passkey_credential_id_key ON passkey (credential_id);
CREATE INDEX passkey_member_id_idx ON passkey (member_id);
