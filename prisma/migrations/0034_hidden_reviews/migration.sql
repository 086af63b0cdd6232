-- A review that an operator took out of the public's sight, with why; its author still sees it.
ALTER TABLE company_review ADD COLUMN hidden_at TIMESTAMPTZ(3), ADD COLUMN hidden_note TEXT;
