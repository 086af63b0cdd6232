-- Newest first of a profile in a cell: what most searches ask for, and nothing else is read with it.
CREATE INDEX CONCURRENTLY job_search_profile_cell_idx ON job_search (profile, cell, created_at DESC, job_id DESC)
  INCLUDE (job_type, qualification, experience_min, experience_max, pay_min, pay_max, latitude, longitude)
  WHERE is_active;
