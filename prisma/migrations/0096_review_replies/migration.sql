-- Replies of companies to reviews, at most one for each review.
CREATE TABLE review_reply (
    review_id UUID NOT NULL REFERENCES company_review (id) ON DELETE CASCADE ON UPDATE CASCADE,
    -- The member who wrote it, or changed it last.
    member_id UUID NOT NULL REFERENCES member (id) ON UPDATE CASCADE,
    text TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL,
    changed_at TIMESTAMPTZ(3) NOT NULL,
    -- Set while a text that failed the check of words waits for an operator, with the reason.
    held_at TIMESTAMPTZ(3),
    held_reason TEXT,
    -- When and why an operator hid the reply.
    hidden_at TIMESTAMPTZ(3),
    hidden_note TEXT,

    CONSTRAINT review_reply_pkey PRIMARY KEY (review_id),
    CONSTRAINT review_reply_text_check CHECK (length(text) BETWEEN 1 AND 1000),
    CONSTRAINT review_reply_held_check CHECK ((held_at IS NULL) = (held_reason IS NULL)),
    CONSTRAINT review_reply_hidden_check CHECK ((hidden_at IS NULL) = (hidden_note IS NULL))
);
CREATE INDEX review_reply_held_at_idx ON review_reply (held_at) WHERE held_at IS NOT NULL;
