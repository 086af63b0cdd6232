-- A job that fails the check on money or pay, or whose company's contact is blocked, is paused with the reason
-- 'awaiting-moderation' until an operator looks; one that is refused keeps 'moderation-refused'. Neither is public.
ALTER TABLE company ADD COLUMN trusted_at TIMESTAMPTZ(3);
ALTER TABLE job ADD COLUMN moderation_note TEXT;
CREATE INDEX job_awaiting_moderation_idx ON job (created_at, id)
  WHERE status = 'PAUSED' AND status_reason = 'awaiting-moderation';
