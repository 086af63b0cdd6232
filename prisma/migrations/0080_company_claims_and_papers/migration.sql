-- Companies that register themselves, the claims that an operator decides, and papers.
ALTER TYPE file_kind ADD VALUE 'COMPANY_PAPER';

CREATE TYPE claim_state AS ENUM ('OPEN', 'GRANTED', 'REFUSED');
CREATE TYPE paper_kind AS ENUM ('SHOP_FRONT', 'LICENCE');
CREATE TYPE paper_state AS ENUM ('OPEN', 'ACCEPTED', 'REFUSED');

CREATE TABLE company_claim (
    id UUID NOT NULL,
    company_id UUID NOT NULL REFERENCES company (id) ON DELETE CASCADE ON UPDATE CASCADE,
    member_id UUID NOT NULL REFERENCES member (id) ON DELETE CASCADE ON UPDATE CASCADE,
    note TEXT NOT NULL,
    state claim_state NOT NULL DEFAULT 'OPEN',
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    decided_at TIMESTAMPTZ(3),
    decided_by TEXT,
    reason TEXT,

    CONSTRAINT company_claim_pkey PRIMARY KEY (id),
    CONSTRAINT company_claim_note_check CHECK (length(note) <= 300),
    CONSTRAINT company_claim_decided_check CHECK ((state = 'OPEN') = (decided_at IS NULL))
);
-- A member has at most one open claim of a company.
CREATE UNIQUE INDEX company_claim_open_idx ON company_claim (company_id, member_id) WHERE state = 'OPEN';
CREATE INDEX company_claim_member_id_created_at_idx ON company_claim (member_id, created_at DESC);
CREATE INDEX company_claim_state_created_at_idx ON company_claim (state, created_at);

CREATE TABLE company_paper (
    id UUID NOT NULL,
    company_id UUID NOT NULL REFERENCES company (id) ON DELETE CASCADE ON UPDATE CASCADE,
    kind paper_kind NOT NULL,
    -- The key of stored_file. The row goes before the file does.
    file_key TEXT NOT NULL,
    added_by UUID NOT NULL,
    state paper_state NOT NULL DEFAULT 'OPEN',
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    decided_at TIMESTAMPTZ(3),
    decided_by TEXT,
    reason TEXT,

    CONSTRAINT company_paper_pkey PRIMARY KEY (id),
    CONSTRAINT company_paper_decided_check CHECK ((state = 'OPEN') = (decided_at IS NULL))
);
CREATE UNIQUE INDEX company_paper_file_key_key ON company_paper (file_key);
-- A company has at most one paper of a kind that waits for an operator.
CREATE UNIQUE INDEX company_paper_open_idx ON company_paper (company_id, kind) WHERE state = 'OPEN';
CREATE INDEX company_paper_company_id_created_at_idx ON company_paper (company_id, created_at DESC);
CREATE INDEX company_paper_state_created_at_idx ON company_paper (state, created_at);

ALTER TABLE company
    ADD COLUMN registered_by UUID,
    ADD COLUMN contact_proved_at TIMESTAMPTZ(3),
    ADD COLUMN papers_seen_at TIMESTAMPTZ(3),
    ADD COLUMN papers_seen_by TEXT,
    ADD COLUMN hr_from_hour INTEGER,
    ADD COLUMN hr_to_hour INTEGER,
    ADD CONSTRAINT company_hr_hours_check CHECK (
      (hr_from_hour IS NULL) = (hr_to_hour IS NULL)
      AND (hr_from_hour IS NULL OR (hr_from_hour >= 0 AND hr_to_hour <= 24 AND hr_from_hour < hr_to_hour))) NOT VALID;
