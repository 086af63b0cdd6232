-- Operators' keys expire. Keys that exist already are valid for one more year; the table has a handful of rows.

ALTER TABLE operator ADD COLUMN expires_at TIMESTAMPTZ(3);
UPDATE operator SET expires_at = now() + interval '365 days' WHERE revoked_at IS NULL;
