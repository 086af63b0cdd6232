-- The nearest of one profile, and cards found in as many pages among a million jobs as among ten thousand:
-- docs/decisions/0030-search.md.

-- Each profile has a map of its own, one beside the other, 400° apart: from the centre outwards nothing else is met.
CREATE INDEX job_search_profile_place_idx ON job_search USING gist ((place + point(profile * 400, 0)))
  INCLUDE (job_id, created_at, profile, job_type, qualification, experience_min, experience_max, pay_min, pay_max,
    latitude, longitude, place)
  WHERE is_active;

-- A card is a job and a company by their keys. The trees of the keys grow a level where these stay at one page.
CREATE INDEX job_id_hash_idx ON job USING hash (id);
CREATE INDEX company_id_hash_idx ON company USING hash (id);
