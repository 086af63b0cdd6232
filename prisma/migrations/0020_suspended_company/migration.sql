-- A suspended company's jobs are paused with the reason 'company-suspended', and a file brings no others of it.
ALTER TABLE company ADD COLUMN suspended_at TIMESTAMPTZ(3);
