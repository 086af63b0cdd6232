-- By type and qualification, for filters that few or no jobs of the whole country pass, whatever they pay.
CREATE INDEX CONCURRENTLY job_search_kind_idx ON job_search (job_type, qualification)
  INCLUDE (job_id, created_at, profile, experience_min, experience_max, pay_min, pay_max, latitude, longitude)
  WHERE is_active;
