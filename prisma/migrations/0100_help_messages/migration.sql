-- Messages of members of companies to the operators, each with at most one answer.
CREATE TABLE help_message (
    id UUID NOT NULL,
    member_id UUID NOT NULL REFERENCES member (id) ON DELETE CASCADE ON UPDATE CASCADE,
    text TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL,
    -- Null if an operator dealt with the message in another way, for example by phone.
    answer TEXT,
    -- When an operator answered or dealt with the message, and who did.
    answered_at TIMESTAMPTZ(3),
    answered_by TEXT,

    CONSTRAINT help_message_pkey PRIMARY KEY (id),
    CONSTRAINT help_message_text_check CHECK (length(text) BETWEEN 1 AND 2000),
    CONSTRAINT help_message_answer_check CHECK (answer IS NULL OR (answered_at IS NOT NULL AND length(answer) BETWEEN 1 AND 2000)),
    CONSTRAINT help_message_answered_check CHECK ((answered_at IS NULL) = (answered_by IS NULL))
);
CREATE INDEX help_message_member_id_created_at_id_idx ON help_message (member_id, created_at DESC, id DESC);
CREATE INDEX help_message_waiting_idx ON help_message (created_at, id) WHERE answered_at IS NULL;
