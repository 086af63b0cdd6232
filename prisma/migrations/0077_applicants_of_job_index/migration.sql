CREATE INDEX CONCURRENTLY application_job_stage_idx ON application (job_id, status, status_changed_at DESC, id DESC);
