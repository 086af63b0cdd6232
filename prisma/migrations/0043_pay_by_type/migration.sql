-- The well paid by type: of the types that nobody pays so well, nothing is read.
DROP INDEX job_search_pay_idx;
CREATE INDEX job_search_pay_idx ON job_search (job_type, pay_max DESC)
  INCLUDE (job_id, created_at, profile, qualification, experience_min, experience_max, pay_min, latitude, longitude)
  WHERE is_active AND pay_max >= 40000;
