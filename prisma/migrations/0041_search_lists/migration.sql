-- Lists that stay short to read however many jobs there are: docs/decisions/0030-search.md.

-- The nearest come out of a GiST index: each leaf is read once and holds its jobs together, where the quad-tree that
-- stood here is passed through again for each of its small leaves (32 pages against 251 for the nearest thousand).
DROP INDEX job_search_place_idx;
CREATE INDEX job_search_place_idx ON job_search USING gist (place)
  INCLUDE (job_id, created_at, profile, job_type, qualification, experience_min, experience_max, pay_min, pay_max,
    latitude, longitude)
  WHERE is_active;

-- The well paid, for filters that few or no jobs pass. Narrower than all: who asks for less asks for too many.
CREATE INDEX job_search_pay_idx ON job_search (pay_max DESC)
  INCLUDE (job_id, created_at, profile, job_type, qualification, experience_min, experience_max, pay_min, latitude,
    longitude)
  WHERE is_active AND pay_max >= 40000;

-- The list of a word in the whole country answers by itself, too.
ALTER TABLE job_term DROP CONSTRAINT job_term_pkey;
ALTER TABLE job_term ADD CONSTRAINT job_term_pkey PRIMARY KEY (term, created_at, job_id)
  INCLUDE (is_active, profile, job_type, qualification, experience_min, experience_max, pay_min, pay_max, latitude,
    longitude);
