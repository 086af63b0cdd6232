-- By type, qualification and profile, for filters that few or no jobs of the whole country pass, whatever they pay. The
-- profile is worded unlike that of other indexes, so that a statement names the one it means.
CREATE INDEX CONCURRENTLY job_search_kind_idx ON job_search (job_type, qualification, (profile + 0))
  INCLUDE (job_id, created_at, profile, experience_min, experience_max, pay_min, pay_max, latitude, longitude)
  WHERE is_active;
