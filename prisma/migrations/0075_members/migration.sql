-- People who act for companies. They are never joined with candidate.
CREATE TYPE member_role AS ENUM ('OWNER', 'RECRUITER');

CREATE TABLE member (
    id UUID NOT NULL,
    -- E.164 form; null after the member was deleted.
    phone TEXT,
    name TEXT NOT NULL,
    language language NOT NULL,
    terms_version TEXT,
    terms_at TIMESTAMPTZ(3),
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    suspended_at TIMESTAMPTZ(3),
    suspended_reason TEXT,
    deleted_at TIMESTAMPTZ(3),

    CONSTRAINT member_pkey PRIMARY KEY (id),
    CONSTRAINT member_name_check CHECK (length(name) <= 80),
    CONSTRAINT member_deleted_check CHECK (deleted_at IS NULL OR (phone IS NULL AND name = ''))
);
CREATE UNIQUE INDEX member_phone_key ON member (phone);

CREATE TABLE membership (
    id UUID NOT NULL,
    company_id UUID NOT NULL REFERENCES company (id) ON DELETE CASCADE ON UPDATE CASCADE,
    member_id UUID NOT NULL REFERENCES member (id) ON DELETE CASCADE ON UPDATE CASCADE,
    role member_role NOT NULL,
    created_by TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    ended_at TIMESTAMPTZ(3),

    CONSTRAINT membership_pkey PRIMARY KEY (id)
);
-- A member has at most one open membership in a company.
CREATE UNIQUE INDEX membership_open_idx ON membership (company_id, member_id) WHERE ended_at IS NULL;
CREATE INDEX membership_member_id_idx ON membership (member_id);

CREATE TABLE member_invite (
    id UUID NOT NULL,
    company_id UUID NOT NULL REFERENCES company (id) ON DELETE CASCADE ON UPDATE CASCADE,
    role member_role NOT NULL,
    phone_hash TEXT NOT NULL,
    token_hash TEXT NOT NULL,
    created_by UUID NOT NULL REFERENCES member (id) ON DELETE CASCADE ON UPDATE CASCADE,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    expires_at TIMESTAMPTZ(3) NOT NULL,
    used_at TIMESTAMPTZ(3),

    CONSTRAINT member_invite_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX member_invite_token_hash_key ON member_invite (token_hash);
CREATE INDEX member_invite_company_id_created_at_idx ON member_invite (company_id, created_at);

CREATE TABLE desk_session (
    id UUID NOT NULL,
    member_id UUID NOT NULL REFERENCES member (id) ON DELETE CASCADE ON UPDATE CASCADE,
    token_hash TEXT NOT NULL,
    device TEXT,
    started_at TIMESTAMPTZ(3) NOT NULL,
    seen_at TIMESTAMPTZ(3) NOT NULL,
    proved_at TIMESTAMPTZ(3) NOT NULL,
    expires_at TIMESTAMPTZ(3) NOT NULL,
    revoked_at TIMESTAMPTZ(3),

    CONSTRAINT desk_session_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX desk_session_token_hash_key ON desk_session (token_hash);
CREATE INDEX desk_session_member_id_idx ON desk_session (member_id);
CREATE INDEX desk_session_expires_at_idx ON desk_session (expires_at);

CREATE TABLE desk_idempotency_key (
    actor TEXT NOT NULL,
    key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    answer JSONB NOT NULL,
    expires_at TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT desk_idempotency_key_pkey PRIMARY KEY (actor, key)
);
CREATE INDEX desk_idempotency_key_expires_at_idx ON desk_idempotency_key (expires_at);
