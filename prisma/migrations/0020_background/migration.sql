-- What the work beside the requests needs: which notifications were handed to push, which contacts are known to
-- cheat, and indexes for what each run looks for.

ALTER TABLE notification ADD COLUMN pushed_at TIMESTAMPTZ(3);
CREATE INDEX notification_unpushed_idx ON notification (created_at) WHERE pushed_at IS NULL;

-- Numbers and e-mail addresses (or whole domains) of which operators know.
CREATE TABLE blocked_contact (
    kind TEXT NOT NULL,
    value TEXT NOT NULL,
    reason TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    created_by TEXT NOT NULL,

    CONSTRAINT blocked_contact_pkey PRIMARY KEY (kind, value),
    CONSTRAINT blocked_contact_kind_check CHECK (kind IN ('phone', 'email', 'domain'))
);

CREATE INDEX candidate_deleted_idx ON candidate (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX application_unseen_idx ON application (applied_at)
  WHERE status = 'APPLIED' AND viewed_at IS NULL AND refunded_at IS NULL;
CREATE INDEX application_interview_idx ON application (scheduled_for) WHERE status = 'SCHEDULED';
CREATE INDEX saved_job_job_id_idx ON saved_job (job_id);
