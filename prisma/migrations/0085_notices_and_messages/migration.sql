-- Notices to members of companies. They contain no data of seekers.
CREATE TABLE member_notice (
    id UUID NOT NULL,
    member_id UUID NOT NULL REFERENCES member (id) ON DELETE CASCADE ON UPDATE CASCADE,
    company_id UUID REFERENCES company (id) ON DELETE CASCADE ON UPDATE CASCADE,
    type TEXT NOT NULL,
    values JSONB NOT NULL,
    link TEXT,
    dedupe_key TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL,
    read_at TIMESTAMPTZ(3),
    pushed_at TIMESTAMPTZ(3),

    CONSTRAINT member_notice_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX member_notice_member_id_dedupe_key_key ON member_notice (member_id, dedupe_key);
CREATE INDEX member_notice_member_id_created_at_id_idx ON member_notice (member_id, created_at DESC, id DESC);
CREATE INDEX member_notice_company_id_idx ON member_notice (company_id);
CREATE INDEX member_notice_unpushed_idx ON member_notice (created_at) WHERE pushed_at IS NULL;

-- Browsers of members that receive push messages. A subscription ends with its session.
CREATE TABLE member_push (
    token TEXT NOT NULL,
    member_id UUID NOT NULL REFERENCES member (id) ON DELETE CASCADE ON UPDATE CASCADE,
    session_id UUID NOT NULL REFERENCES desk_session (id) ON DELETE CASCADE ON UPDATE CASCADE,
    created_at TIMESTAMPTZ(3) NOT NULL,
    seen_at TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT member_push_pkey PRIMARY KEY (token)
);
CREATE INDEX member_push_member_id_idx ON member_push (member_id);
CREATE INDEX member_push_session_id_idx ON member_push (session_id);

CREATE TABLE member_push_retry (
    notice_id UUID NOT NULL REFERENCES member_notice (id) ON DELETE CASCADE ON UPDATE CASCADE,
    token TEXT NOT NULL REFERENCES member_push (token) ON DELETE CASCADE ON UPDATE CASCADE,
    tries SMALLINT NOT NULL,
    due_at TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT member_push_retry_pkey PRIMARY KEY (notice_id, token)
);
CREATE INDEX member_push_retry_due_at_idx ON member_push_retry (due_at);
CREATE INDEX member_push_retry_token_idx ON member_push_retry (token);

CREATE TYPE message_channel AS ENUM ('SMS');

-- Messages to seekers and members outside the site. The recipient is removed 30 days after the message.
CREATE TABLE outgoing_message (
    id UUID NOT NULL,
    channel message_channel NOT NULL,
    recipient TEXT,
    candidate_id UUID REFERENCES candidate (id) ON DELETE CASCADE ON UPDATE CASCADE,
    member_id UUID REFERENCES member (id) ON DELETE CASCADE ON UPDATE CASCADE,
    -- What the message is about, for example an interview. Messages that were not sent are deleted with it.
    subject_id UUID,
    language language NOT NULL,
    template TEXT NOT NULL,
    values JSONB NOT NULL,
    dedupe_key TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL,
    due_at TIMESTAMPTZ(3) NOT NULL,
    -- The message is useless from then on.
    expires_at TIMESTAMPTZ(3) NOT NULL,
    tries SMALLINT NOT NULL DEFAULT 0,
    sent_at TIMESTAMPTZ(3),
    failed_at TIMESTAMPTZ(3),

    CONSTRAINT outgoing_message_pkey PRIMARY KEY (id),
    CONSTRAINT outgoing_message_person_check CHECK ((candidate_id IS NULL) <> (member_id IS NULL))
);
CREATE UNIQUE INDEX outgoing_message_dedupe_key_key ON outgoing_message (dedupe_key);
CREATE INDEX outgoing_message_due_idx ON outgoing_message (due_at) WHERE sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX outgoing_message_candidate_id_idx ON outgoing_message (candidate_id);
CREATE INDEX outgoing_message_member_id_idx ON outgoing_message (member_id);
CREATE INDEX outgoing_message_subject_id_idx ON outgoing_message (subject_id);
CREATE INDEX outgoing_message_created_at_idx ON outgoing_message (created_at);
