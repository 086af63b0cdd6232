-- What job search reads. Two narrow tables follow `job`, written by statement-level triggers, set by set, so that a COPY
-- of many jobs costs little more than the rows: `job_search` (one row a job: cell, facets, place) and `job_term`
-- (one row a job and word: posting lists). Which list answers which search, and why none is longer than it is:
-- docs/decisions/0030-search.md. Neither has foreign keys: they are derived, and the triggers are their only writers.

-- Cells of 0.55° by 0.70°: at least 60 km each way up to 38° N, so that a circle of 30 km touches four at most.
CREATE FUNCTION search_cell(latitude float8, longitude float8) RETURNS int
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT floor((latitude + 90) / 0.55)::int * 1024 + floor((longitude + 180) / 0.70)::int
$$;

-- A place on the Mercator map, in degrees: near a point its plain distance grows as the true one, so that the
-- nearest come first out of a planar index. Beyond 85° the map has no end and the place is cut there.
CREATE FUNCTION search_place(latitude float8, longitude float8) RETURNS point
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT point(longitude, degrees(ln(tan(pi() / 4 + radians(greatest(-85, least(85, latitude))) / 2))))
$$;

-- Text as it is cut into words: lower case, Devanagari digits as ASCII, no nukta, one nasal sign, no joiners, and
-- spaces for punctuation, save what stands within a word: dots and apostrophes (B.Com, chef's) and the joiners of
-- Devanagari. A class of characters costs a quarter of a table of them. normal-text.ts does the same, and a test holds
-- them together.
CREATE FUNCTION search_text(text text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN octet_length(text) = char_length(text) THEN
      regexp_replace(replace(replace(lower(text), '.', ''), '''', ''), '[^a-z0-9]+', ' ', 'g')
    ELSE
      regexp_replace(
        translate(
          lower(text),
          -- Signs with nukta and the moon sign, digits, what goes.
          E'\u0958\u0959\u095A\u095B\u095C\u095D\u095E\u095F\u0901'
            || E'\u0966\u0967\u0968\u0969\u096A\u096B\u096C\u096D\u096E\u096F'
            || E'.''\u2018\u2019\u093C\u200B\u200C\u200D\uFEFF',
          E'\u0915\u0916\u0917\u091C\u0921\u0922\u092B\u092F\u0902' || '0123456789'
        ),
        '[^a-z0-9\u0902-\u0963\u0971-\u097F]+', ' ', 'g'
      )
  END
$$;

CREATE TABLE "search_lexicon" (
    "phrase" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "source" TEXT NOT NULL DEFAULT 'seed',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "search_lexicon_pkey" PRIMARY KEY ("phrase", "kind", "value")
);

-- The term of each word; spellings of one thing share a term. Term 0: a word too common to be searched for.
CREATE TABLE "search_word" (
    "word" TEXT NOT NULL,
    "term" SERIAL NOT NULL,

    CONSTRAINT "search_word_pkey" PRIMARY KEY ("word")
);

CREATE TABLE "job_search" (
    "job_id" UUID NOT NULL,
    "is_active" BOOLEAN NOT NULL,
    "cell" INTEGER NOT NULL,
    "profile" SMALLINT NOT NULL,
    "job_type" SMALLINT NOT NULL,
    "qualification" SMALLINT NOT NULL,
    "experience_min" SMALLINT NOT NULL,
    "experience_max" SMALLINT NOT NULL,
    "pay_min" INTEGER NOT NULL,
    "pay_max" INTEGER NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "place" point NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "words" TEXT NOT NULL,

    CONSTRAINT "job_search_pkey" PRIMARY KEY ("job_id")
);

CREATE TABLE "job_term" (
    "term" INTEGER NOT NULL,
    "cell" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "job_id" UUID NOT NULL,
    "is_active" BOOLEAN NOT NULL,
    "profile" SMALLINT NOT NULL,
    "job_type" SMALLINT NOT NULL,
    "qualification" SMALLINT NOT NULL,
    "experience_min" SMALLINT NOT NULL,
    "experience_max" SMALLINT NOT NULL,
    "pay_min" INTEGER NOT NULL,
    "pay_max" INTEGER NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL
);

-- Index-only scans need the visibility map: without it they read three times the pages. So vacuum often.
ALTER TABLE job_search SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE job_term SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);

-- What each index is worth, and which others were not: packages/job-search/README.md. Newest first in a cell.
CREATE INDEX job_search_newest_idx ON job_search (cell, created_at DESC, job_id DESC)
  INCLUDE (profile, job_type, qualification, experience_min, experience_max, pay_min, pay_max, latitude, longitude)
  WHERE is_active;
-- Without a cell, for searches of the whole country: of all, of a profile.
CREATE INDEX job_search_country_idx ON job_search (created_at DESC, job_id DESC)
  INCLUDE (profile, job_type, qualification, experience_min, experience_max, pay_min, pay_max, latitude, longitude)
  WHERE is_active;
CREATE INDEX job_search_profile_idx ON job_search (profile, created_at DESC, job_id DESC)
  INCLUDE (job_type, qualification, experience_min, experience_max, pay_min, pay_max, latitude, longitude)
  WHERE is_active;

-- The nearest come out of a GiST index: each leaf is read once and holds its jobs together, where a quad-tree is passed
-- through again for each of its small leaves (32 pages against 251 for the nearest thousand).
CREATE INDEX job_search_place_idx ON job_search USING gist (place)
  INCLUDE (job_id, created_at, profile, job_type, qualification, experience_min, experience_max, pay_min, pay_max,
    latitude, longitude)
  WHERE is_active;

-- Each profile has a map of its own, one beside the other, 400° apart: from the centre outwards nothing else is met.
CREATE INDEX job_search_profile_place_idx ON job_search USING gist ((place + point(profile * 400, 0)))
  INCLUDE (job_id, created_at, profile, job_type, qualification, experience_min, experience_max, pay_min, pay_max,
    latitude, longitude, place)
  WHERE is_active;

-- The well paid by type, for filters that few or no jobs pass: of the types that nobody pays so well, nothing is read.
-- Narrower than all: who asks for less asks for too many.
CREATE INDEX job_search_pay_idx ON job_search (job_type, pay_max DESC)
  INCLUDE (job_id, created_at, profile, qualification, experience_min, experience_max, pay_min, latitude, longitude)
  WHERE is_active AND pay_max >= 40000;

-- Newest first of a word in a cell.
CREATE INDEX job_term_cell_idx ON job_term (term, cell, created_at DESC, job_id DESC)
  INCLUDE (profile, job_type, qualification, experience_min, experience_max, pay_min, pay_max, latitude, longitude)
  WHERE is_active;

-- The list of a word in the whole country. Its condition is worded unlike that of job_term_cell_idx, so that a statement
-- names the one it means.
CREATE INDEX job_term_country_idx ON job_term (term, created_at DESC, job_id DESC)
  INCLUDE (profile, job_type, qualification, experience_min, experience_max, pay_min, pay_max, latitude, longitude)
  WHERE is_active IS TRUE;

-- Closed and paused jobs, which the search shows behind the active ones.
CREATE INDEX job_term_closed_idx ON job_term (term, created_at DESC, job_id DESC) WHERE NOT is_active;
CREATE INDEX job_search_closed_idx ON job_search (profile, created_at DESC, job_id DESC) WHERE NOT is_active;

-- What search reads of a job, from the job itself. Numbers: type 1 full time, 2 part time, 3 internship;
-- qualification 0 none, 1 to 4 from SSC to PG; experience_max 99 no upper end; pay_max -1 not told.
CREATE VIEW job_search_source AS
SELECT
  job.id AS job_id,
  job.status = 'ACTIVE' AS is_active,
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
    || coalesce(' s:' || job.sub_profile_key, '') AS words
FROM job
JOIN company ON company.id = job.company_id
JOIN job_profile ON job_profile.key = job.profile_key;

-- Sorted as the indexes are, in memory, and without compiling statements that end sooner than their compilation: many
-- rows then go to few pages.
CREATE FUNCTION job_search_put(ids uuid[]) RETURNS void
LANGUAGE plpgsql SET work_mem = '64MB' SET jit = off AS $$
BEGIN
  INSERT INTO job_search
  SELECT source.* FROM unnest(ids) AS id JOIN job_search_source source ON source.job_id = id
  ORDER BY source.cell, source.profile, source.created_at;

  -- Sorted, so that two writers of the same new words wait for each other and never deadlock.
  INSERT INTO search_word (word)
  SELECT DISTINCT token
  FROM unnest(ids) AS id
  JOIN job_search ON job_search.job_id = id
  CROSS JOIN LATERAL string_to_table(words, ' ') AS token
  WHERE token <> '' AND NOT EXISTS (SELECT 1 FROM search_word WHERE search_word.word = token)
  ORDER BY token
  ON CONFLICT (word) DO NOTHING;

  INSERT INTO job_term
  SELECT DISTINCT ON (term, cell, created_at, job_id)
    term, cell, created_at, job_id, is_active, profile, job_type, qualification, experience_min, experience_max,
    pay_min, pay_max, latitude, longitude
  FROM unnest(ids) AS id
  JOIN job_search ON job_search.job_id = id
  CROSS JOIN LATERAL string_to_table(words, ' ') AS token
  JOIN search_word ON search_word.word = token
  WHERE term > 0
  ORDER BY term, cell, created_at, job_id;
END $$;

-- Each of its two parts finds the rows in an index of its own.
CREATE FUNCTION job_search_drop(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
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

CREATE FUNCTION job_search_follow() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- The words of a company's name are among those of its jobs.
CREATE FUNCTION job_search_follow_company() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[] := ARRAY(SELECT id FROM job WHERE company_id = NEW.id);
BEGIN
  PERFORM job_search_drop(ids);
  PERFORM job_search_put(ids);
  RETURN NULL;
END $$;

CREATE TRIGGER job_search_follows_company AFTER UPDATE OF name ON company
  FOR EACH ROW WHEN (NEW.name IS DISTINCT FROM OLD.name) EXECUTE FUNCTION job_search_follow_company();
CREATE TRIGGER job_search_follows_insert AFTER INSERT ON job
  REFERENCING NEW TABLE AS new_jobs FOR EACH STATEMENT EXECUTE FUNCTION job_search_follow();
CREATE TRIGGER job_search_follows_update AFTER UPDATE ON job
  REFERENCING OLD TABLE AS old_jobs NEW TABLE AS new_jobs FOR EACH STATEMENT EXECUTE FUNCTION job_search_follow();
CREATE TRIGGER job_search_follows_delete AFTER DELETE ON job
  REFERENCING OLD TABLE AS old_jobs FOR EACH STATEMENT EXECUTE FUNCTION job_search_follow();
