-- Newest first in a city.
CREATE INDEX CONCURRENTLY job_search_city_idx ON job_search (city, created_at DESC, job_id DESC)
  INCLUDE (profile, job_type, qualification, experience_min, experience_max, pay_min, pay_max, latitude, longitude)
  WHERE is_active;
