-- Open jobs with a failed check, which sitemaps leave out. They are few, so that counting them by day reads little.
CREATE INDEX CONCURRENTLY job_failed_check_idx ON job (created_at) WHERE checks_passed < checks_done AND status = 'ACTIVE';
