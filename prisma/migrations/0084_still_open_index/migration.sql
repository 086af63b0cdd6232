CREATE INDEX CONCURRENTLY job_still_open_idx ON job (still_open_asked_at) WHERE posted_by IS NOT NULL AND status = 'ACTIVE';
