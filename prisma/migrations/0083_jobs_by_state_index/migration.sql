CREATE INDEX CONCURRENTLY job_company_state_idx ON job (company_id, status, (CASE WHEN status_reason = 'awaiting-moderation' THEN 1 ELSE 0 END), created_at DESC, id DESC);
