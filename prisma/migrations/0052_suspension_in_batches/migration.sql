-- A suspended company's jobs are hidden at once and paused in batches afterwards; the same when the suspension ends.

-- When a suspension, or its end, was asked for that is not carried out for all jobs yet; null when nothing is pending.
ALTER TABLE company ADD COLUMN suspension_pending_since TIMESTAMPTZ(3);

-- An open job of a suspended company is not active for the search, whatever its own status says until its batch.
CREATE OR REPLACE VIEW job_search_source AS
SELECT
  job.id AS job_id,
  job.status = 'ACTIVE' AND company.suspended_at IS NULL AS is_active,
  search_cell(job.latitude, job.longitude) AS cell,
  job_profile.code AS profile,
  (CASE job.job_type WHEN 'FULL_TIME' THEN 1 WHEN 'PART_TIME' THEN 2 ELSE 3 END)::smallint AS job_type,
  (CASE job.qualification WHEN 'SSC' THEN 1 WHEN 'HSSC' THEN 2 WHEN 'UG' THEN 3 WHEN 'PG' THEN 4 ELSE 0 END)::smallint
    AS qualification,
  job.experience_min_years AS experience_min,
  coalesce(job.experience_max_years, 99::smallint) AS experience_max,
  coalesce(job.pay_min, job.pay_max, 0) AS pay_min,
  coalesce(job.pay_max, job.pay_min, -1) AS pay_max,
  job.latitude,
  job.longitude,
  search_place(job.latitude, job.longitude) AS place,
  job.created_at,
  search_text(job.title || ' ' || company.name || ' ' || array_to_string(job.skills, ' '))
    || coalesce(' s:' || job.sub_profile_key, '') AS words,
  (CASE job.shift WHEN 'DAY' THEN 1 WHEN 'NIGHT' THEN 2 WHEN 'ROTATING' THEN 3 ELSE 0 END)::smallint AS shift
FROM job
JOIN company ON company.id = job.company_id
JOIN job_profile ON job_profile.key = job.profile_key;

-- Takes the open jobs of a company out of the search and returns how many. Deleting writes to no index, so that it takes
-- a fraction of the time of pausing them.
CREATE FUNCTION job_search_hide_company(company uuid) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[] := ARRAY(SELECT id FROM job WHERE company_id = company AND status = 'ACTIVE' ORDER BY id);
BEGIN
  PERFORM job_search_drop(ids);
  RETURN cardinality(ids);
END $$;

-- Writes the rows of some jobs again.
CREATE FUNCTION job_search_renew(ids uuid[]) RETURNS int LANGUAGE plpgsql AS $$
BEGIN
  PERFORM job_search_drop(ids);
  PERFORM job_search_put(ids);
  RETURN cardinality(ids);
END $$;

-- Deletes the rows of some jobs. The rows to delete are listed first and then looked up one by one by an index: in one join,
-- the server compared every row of the list of words with every word of every job, so that 6,700 jobs took 20 seconds.
CREATE OR REPLACE FUNCTION job_search_drop(ids uuid[]) RETURNS void
LANGUAGE plpgsql SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
BEGIN
  -- A word keeps its term while a job has it, so the words tell which rows are the job's.
  WITH gone AS MATERIALIZED (
    SELECT DISTINCT search_word.term, job_search.created_at, job_search.job_id
    FROM unnest(ids) AS id
    JOIN job_search ON job_search.job_id = id AND job_search.is_active
    CROSS JOIN LATERAL string_to_table(words, ' ') AS token
    JOIN search_word ON search_word.word = token
  )
  DELETE FROM job_term USING gone
  WHERE job_term.term = gone.term AND job_term.created_at = gone.created_at AND job_term.job_id = gone.job_id
    AND job_term.is_active IS TRUE;
  WITH gone AS MATERIALIZED (
    SELECT DISTINCT search_word.term, job_search.created_at, job_search.job_id
    FROM unnest(ids) AS id
    JOIN job_search ON job_search.job_id = id AND NOT job_search.is_active
    CROSS JOIN LATERAL string_to_table(words, ' ') AS token
    JOIN search_word ON search_word.word = token
  )
  DELETE FROM job_term USING gone
  WHERE job_term.term = gone.term AND job_term.created_at = gone.created_at AND job_term.job_id = gone.job_id
    AND NOT job_term.is_active;
  DELETE FROM job_search USING unnest(ids) AS id WHERE job_search.job_id = id;
END $$;
