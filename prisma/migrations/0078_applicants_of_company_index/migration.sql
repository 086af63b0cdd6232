CREATE INDEX CONCURRENTLY application_company_stage_idx ON application (company_id, status, status_changed_at DESC, id DESC);
