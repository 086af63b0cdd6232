-- Newest first of a profile in a city.
CREATE INDEX CONCURRENTLY job_search_profile_city_idx ON job_search (profile, city, created_at DESC, job_id DESC)
  INCLUDE (job_type, qualification, experience_min, experience_max, pay_min, pay_max, latitude, longitude)
  WHERE is_active;
