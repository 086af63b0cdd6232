-- Jobs that a company is still writing. They are in a table of their own, so that no search knows of them.
CREATE TABLE job_draft (
    id UUID NOT NULL,
    company_id UUID NOT NULL REFERENCES company (id) ON DELETE CASCADE ON UPDATE CASCADE,
    member_id UUID NOT NULL REFERENCES member (id) ON DELETE CASCADE ON UPDATE CASCADE,
    -- The fields of the form, by their names in the API.
    fields JSONB NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    updated_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT job_draft_pkey PRIMARY KEY (id),
    CONSTRAINT job_draft_fields_check CHECK (jsonb_typeof(fields) = 'object' AND octet_length(fields::text) <= 40000)
);
CREATE INDEX job_draft_company_id_updated_at_idx ON job_draft (company_id, updated_at DESC, id DESC);
CREATE INDEX job_draft_member_id_idx ON job_draft (member_id);
CREATE INDEX job_draft_updated_at_idx ON job_draft (updated_at);

CREATE TYPE still_answer AS ENUM ('OPEN', 'FILLED');

-- A link with which a member says, without signing in, whether a job is still open. It works once.
CREATE TABLE still_link (
    token_hash TEXT NOT NULL,
    job_id UUID NOT NULL REFERENCES job (id) ON DELETE CASCADE ON UPDATE CASCADE,
    created_at TIMESTAMPTZ(3) NOT NULL,
    expires_at TIMESTAMPTZ(3) NOT NULL,
    -- What was said. Null until somebody answers, also without the link.
    answer still_answer,
    answered_at TIMESTAMPTZ(3),

    CONSTRAINT still_link_pkey PRIMARY KEY (token_hash),
    CONSTRAINT still_link_answered_check CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE INDEX still_link_job_id_idx ON still_link (job_id);
CREATE INDEX still_link_expires_at_idx ON still_link (expires_at);

-- posted_by: the member who posted the job; null for imported jobs. still_open_asked_at: when the company was last
-- asked whether it still looks for somebody, or said so.
ALTER TABLE job ADD COLUMN posted_by UUID, ADD COLUMN still_open_asked_at TIMESTAMPTZ(3);
