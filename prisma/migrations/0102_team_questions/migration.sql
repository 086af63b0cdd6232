-- When an owner last confirmed that a member still belongs; null counts from the start of the membership.
ALTER TABLE membership ADD COLUMN confirmed_at TIMESTAMPTZ(3);
-- The question to the owners of a company who still belongs to it: the current one, or the last one.
CREATE TABLE team_question (
    company_id UUID NOT NULL REFERENCES company (id) ON DELETE CASCADE ON UPDATE CASCADE,
    asked_at TIMESTAMPTZ(3) NOT NULL,
    reminded_at TIMESTAMPTZ(3),
    answered_at TIMESTAMPTZ(3),

    CONSTRAINT team_question_pkey PRIMARY KEY (company_id)
);
