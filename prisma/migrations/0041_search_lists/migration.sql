-- Lists that stay short to read however many jobs there are, and search tables that are derived at once after many jobs
-- are loaded: docs/decisions/0030-search.md.

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

-- The list of a word in the whole country answers by itself too, in the place of a key that had to look into the table
-- for each job. Its condition is worded unlike that of job_term_cell_idx, so that a statement names the one it means.
ALTER TABLE job_term DROP CONSTRAINT job_term_pkey;
CREATE INDEX job_term_country_idx ON job_term (term, created_at DESC, job_id DESC)
  INCLUDE (profile, job_type, qualification, experience_min, experience_max, pay_min, pay_max, latitude, longitude)
  WHERE is_active IS TRUE;

-- As before, but each of its two parts finds the rows in an index of its own.
CREATE OR REPLACE FUNCTION job_search_drop(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- A word keeps its term for good, so the words tell which rows are the job's.
  DELETE FROM job_term
  USING unnest(ids) AS id, job_search, LATERAL string_to_table(words, ' ') AS token, search_word
  WHERE job_search.job_id = id AND job_search.is_active AND search_word.word = token
    AND job_term.term = search_word.term AND job_term.created_at = job_search.created_at AND job_term.job_id = id
    AND job_term.is_active IS TRUE;
  DELETE FROM job_term
  USING unnest(ids) AS id, job_search, LATERAL string_to_table(words, ' ') AS token, search_word
  WHERE job_search.job_id = id AND NOT job_search.is_active AND search_word.word = token
    AND job_term.term = search_word.term AND job_term.created_at = job_search.created_at AND job_term.job_id = id
    AND NOT job_term.is_active;
  DELETE FROM job_search USING unnest(ids) AS id WHERE job_search.job_id = id;
END $$;

-- Whoever loads many jobs says so first, and has the search tables catch up before the transaction ends.
CREATE FUNCTION job_search_wait() RETURNS void LANGUAGE sql AS $$
  SELECT set_config('nukkad.search_waits', 'yes', true)
$$;

-- The rows of all jobs, into empty tables: without indexes, which are then built at once, each by one sort.
CREATE FUNCTION job_search_build() RETURNS void
LANGUAGE plpgsql SET work_mem = '128MB' SET maintenance_work_mem = '256MB' SET jit = off AS $$
DECLARE
  known record;
  definitions text[] := ARRAY[]::text[];
  definition text;
BEGIN
  FOR known IN
    SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
    WHERE indrelid IN ('job_search'::regclass, 'job_term'::regclass) AND NOT indisprimary
  LOOP
    definitions := definitions || known.definition;
    EXECUTE format('DROP INDEX %s', known.name);
  END LOOP;

  INSERT INTO job_search SELECT * FROM job_search_source;

  INSERT INTO search_word (word)
  SELECT token
  FROM (SELECT DISTINCT token FROM job_search CROSS JOIN LATERAL string_to_table(words, ' ') AS token) tokens
  WHERE token <> '' AND NOT EXISTS (SELECT 1 FROM search_word WHERE search_word.word = token)
  ORDER BY token;

  -- In the order of the lists: what is read together then lies together.
  INSERT INTO job_term
  SELECT DISTINCT ON (term, created_at, job_id)
    term, cell, created_at, job_id, is_active, profile, job_type, qualification, experience_min, experience_max,
    pay_min, pay_max, latitude, longitude
  FROM job_search
  CROSS JOIN LATERAL string_to_table(words, ' ') AS token
  JOIN search_word ON search_word.word = token
  WHERE term > 0
  ORDER BY term, created_at, job_id;

  FOREACH definition IN ARRAY definitions LOOP
    EXECUTE definition;
  END LOOP;
END $$;

CREATE FUNCTION job_search_catch_up() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('nukkad.search_waits', '', true);
  IF EXISTS (SELECT 1 FROM job_search) THEN
    PERFORM job_search_put(ARRAY(
      SELECT id FROM job WHERE NOT EXISTS (SELECT 1 FROM job_search WHERE job_search.job_id = job.id)
    ));
  ELSE
    PERFORM job_search_build();
  END IF;
END $$;

CREATE OR REPLACE FUNCTION job_search_follow() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF current_setting('nukkad.search_waits', true) = 'yes' THEN
      RETURN NULL;
    END IF;
    PERFORM job_search_put(ARRAY(SELECT id FROM new_jobs));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM job_search_drop(ARRAY(SELECT id FROM old_jobs));
  ELSE
    -- Most updates (a view counted, a check done) change nothing that search reads.
    ids := ARRAY(
      SELECT new_jobs.id FROM new_jobs JOIN old_jobs USING (id)
      WHERE (new_jobs.status = 'ACTIVE', new_jobs.title, new_jobs.company_id, new_jobs.profile_key,
        new_jobs.sub_profile_key, new_jobs.job_type, new_jobs.qualification, new_jobs.experience_min_years,
        new_jobs.experience_max_years, new_jobs.pay_min, new_jobs.pay_max, new_jobs.latitude, new_jobs.longitude,
        new_jobs.created_at, new_jobs.skills)
      IS DISTINCT FROM (old_jobs.status = 'ACTIVE', old_jobs.title, old_jobs.company_id, old_jobs.profile_key,
        old_jobs.sub_profile_key, old_jobs.job_type, old_jobs.qualification, old_jobs.experience_min_years,
        old_jobs.experience_max_years, old_jobs.pay_min, old_jobs.pay_max, old_jobs.latitude, old_jobs.longitude,
        old_jobs.created_at, old_jobs.skills)
    );
    IF cardinality(ids) > 0 THEN
      PERFORM job_search_drop(ids);
      PERFORM job_search_put(ids);
    END IF;
  END IF;
  RETURN NULL;
END $$;
