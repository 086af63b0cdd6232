-- A suspended seeker's logins have ended and no new one begins; the reason is told, in their language, when they try.
ALTER TABLE candidate ADD COLUMN suspended_at TIMESTAMPTZ(3);
ALTER TABLE candidate ADD COLUMN suspended_reason TEXT;
ALTER TABLE candidate ADD CONSTRAINT candidate_suspended_with_reason
  CHECK ((suspended_at IS NULL) = (suspended_reason IS NULL));
