-- Bounds on texts, lists and dates, so that one odd row cannot break a list or exhaust the search's memory.
-- Constraints are NOT VALID: 0051 mends the rows that break them and validates.

-- Words of more than 64 letters are not indexed: nobody types them, and the API makes two keys per letter of every word.
CREATE OR REPLACE FUNCTION job_search_put(ids uuid[]) RETURNS void
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
  WHERE char_length(token) BETWEEN 1 AND 64 AND NOT EXISTS (SELECT 1 FROM search_word WHERE search_word.word = token)
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

CREATE OR REPLACE FUNCTION job_search_build() RETURNS void
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
  WHERE char_length(token) BETWEEN 1 AND 64 AND NOT EXISTS (SELECT 1 FROM search_word WHERE search_word.word = token)
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

CREATE OR REPLACE FUNCTION company_search_put(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_word (word)
  SELECT DISTINCT token
  FROM unnest(ids) AS wanted
  JOIN company ON company.id = wanted
  CROSS JOIN LATERAL string_to_table(search_text(company.name), ' ') AS token
  WHERE char_length(token) BETWEEN 1 AND 64 AND NOT EXISTS (SELECT 1 FROM search_word WHERE search_word.word = token)
  ORDER BY token
  ON CONFLICT (word) DO NOTHING;

  INSERT INTO company_term
  SELECT DISTINCT search_word.term, company.id
  FROM unnest(ids) AS wanted
  JOIN company ON company.id = wanted
  CROSS JOIN LATERAL string_to_table(search_text(company.name), ' ') AS token
  JOIN search_word ON search_word.word = token
  WHERE search_word.term > 0;
END $$;

CREATE VIEW search_word_unused AS
SELECT word, term FROM search_word
WHERE term > 0 AND position(':' IN word) = 0
  AND NOT EXISTS (SELECT 1 FROM search_word other WHERE other.term = search_word.term AND other.word <> search_word.word)
  AND NOT EXISTS (SELECT 1 FROM job_term WHERE job_term.term = search_word.term AND job_term.is_active IS TRUE)
  AND NOT EXISTS (SELECT 1 FROM job_term WHERE job_term.term = search_word.term AND NOT job_term.is_active)
  AND NOT EXISTS (SELECT 1 FROM company_term WHERE company_term.term = search_word.term);

-- Deletes up to `most` words that no job and no company has any more, and returns how many. Words of the lexicon stay:
-- a word with a colon, one that shares its term, and one without a term.
-- The table lock makes the writers of new words wait, so that none finds a word here that is deleted before it commits:
-- job_search_put and company_search_put always insert into search_word before they read it. It is requested only when
-- there is something to delete, and given up after a second, because a long import may hold its own lock for minutes.
CREATE FUNCTION search_word_purge(most int) RETURNS int
LANGUAGE plpgsql SET lock_timeout = '1s' SET jit = off AS $$
DECLARE
  unused text[];
  deleted int;
BEGIN
  unused := ARRAY(SELECT word FROM search_word_unused LIMIT most);
  IF cardinality(unused) = 0 THEN
    RETURN 0;
  END IF;
  BEGIN
    LOCK TABLE search_word IN SHARE ROW EXCLUSIVE MODE;
  EXCEPTION WHEN lock_not_available THEN
    RETURN 0;
  END;
  DELETE FROM search_word
  WHERE word = ANY (unused) AND EXISTS (SELECT 1 FROM search_word_unused u WHERE u.word = search_word.word);
  GET DIAGNOSTICS deleted = ROW_COUNT;
  RETURN deleted;
END $$;

-- A writer that leaves the list out stores an empty one.
ALTER TABLE job ALTER COLUMN skills SET DEFAULT '{}';
ALTER TABLE candidate ALTER COLUMN skills SET DEFAULT '{}';
ALTER TABLE experience ALTER COLUMN skills SET DEFAULT '{}';

-- Lengths are those that imports allow (posting-schema.ts, shared-fields.ts); HTML has room for the attributes that
-- safe-html.ts adds. Dates lie between 2000 and 2199: JavaScript and calendars have no infinity.
ALTER TABLE job
  ADD CONSTRAINT job_texts_check CHECK (
      char_length(title) <= 150 AND
      char_length(slug) <= 100 AND
      char_length(locality) <= 80 AND
      char_length(address) <= 500 AND
      char_length(requirements) <= 100000
    ) NOT VALID,
  ADD CONSTRAINT job_skills_check CHECK (
      skills IS NOT NULL AND array_position(skills, NULL) IS NULL AND cardinality(skills) <= 40
      AND array_to_string(skills, E'\n') !~ '[^\n]{61}'
    ) NOT VALID,
  ADD CONSTRAINT job_dates_check CHECK (
      created_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' AND
      updated_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' AND
      expires_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' AND
      status_changed_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
    ) NOT VALID;
ALTER TABLE company
  ADD CONSTRAINT company_texts_check CHECK (
      char_length(name) <= 160 AND
      char_length(slug) <= 100 AND
      char_length(description) <= 100000 AND
      char_length(website) <= 500 AND
      char_length(address) <= 500 AND
      char_length(phone) <= 40 AND
      char_length(email) <= 254
    ) NOT VALID,
  ADD CONSTRAINT company_dates_check CHECK (
      created_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' AND
      updated_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' AND
      identity_seen_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' AND
      contact_seen_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' AND
      suspended_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' AND
      trusted_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
    ) NOT VALID;
ALTER TABLE city
  ADD CONSTRAINT city_texts_check CHECK (
      char_length(name_en) <= 120 AND
      char_length(name_hi) <= 120 AND
      char_length(name_mr) <= 120 AND
      char_length(state) <= 120
    ) NOT VALID,
  ADD CONSTRAINT city_aliases_check CHECK (
      array_position(aliases, NULL) IS NULL AND cardinality(aliases) <= 200
      AND array_to_string(aliases, E'\n') !~ '[^\n]{81}'
    ) NOT VALID;
ALTER TABLE locality
  ADD CONSTRAINT locality_texts_check CHECK (
      char_length(name_en) <= 120 AND
      char_length(name_hi) <= 120 AND
      char_length(name_mr) <= 120
    ) NOT VALID,
  ADD CONSTRAINT locality_aliases_check CHECK (
      array_position(aliases, NULL) IS NULL AND cardinality(aliases) <= 200
      AND array_to_string(aliases, E'\n') !~ '[^\n]{81}'
    ) NOT VALID;
ALTER TABLE job_profile
  ADD CONSTRAINT job_profile_texts_check CHECK (
      char_length(name_en) <= 120 AND
      char_length(name_hi) <= 120 AND
      char_length(name_mr) <= 120
    ) NOT VALID,
  ADD CONSTRAINT job_profile_synonyms_check CHECK (
      array_position(synonyms, NULL) IS NULL AND cardinality(synonyms) <= 200
      AND array_to_string(synonyms, E'\n') !~ '[^\n]{81}'
    ) NOT VALID;
ALTER TABLE job_sub_profile
  ADD CONSTRAINT job_sub_profile_texts_check CHECK (
      char_length(name_en) <= 120 AND
      char_length(name_hi) <= 120 AND
      char_length(name_mr) <= 120
    ) NOT VALID,
  ADD CONSTRAINT job_sub_profile_synonyms_check CHECK (
      array_position(synonyms, NULL) IS NULL AND cardinality(synonyms) <= 200
      AND array_to_string(synonyms, E'\n') !~ '[^\n]{81}'
    ) NOT VALID;
ALTER TABLE skill
  ADD CONSTRAINT skill_texts_check CHECK (
      char_length(name_en) <= 120 AND
      char_length(name_hi) <= 120 AND
      char_length(name_mr) <= 120
    ) NOT VALID;
ALTER TABLE candidate
  ADD CONSTRAINT candidate_skills_check CHECK (
      skills IS NOT NULL AND array_position(skills, NULL) IS NULL AND cardinality(skills) <= 500
      AND char_length(array_to_string(skills, ' ')) <= 20000
    ) NOT VALID,
  ADD CONSTRAINT candidate_dates_check CHECK (
      created_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' AND
      updated_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' AND
      last_seen_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
    ) NOT VALID;
ALTER TABLE experience
  ADD CONSTRAINT experience_skills_check CHECK (
      skills IS NOT NULL AND array_position(skills, NULL) IS NULL AND cardinality(skills) <= 500
      AND char_length(array_to_string(skills, ' ')) <= 20000
    ) NOT VALID;
ALTER TABLE application
  ADD CONSTRAINT application_dates_check CHECK (
      created_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' AND
      applied_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' AND
      status_changed_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' AND
      scheduled_for BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' AND
      viewed_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' AND
      refunded_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
    ) NOT VALID;
ALTER TABLE application_event
  ADD CONSTRAINT application_event_dates_check CHECK (
      created_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' AND
      scheduled_for BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
    ) NOT VALID;
ALTER TABLE saved_job
  ADD CONSTRAINT saved_job_dates_check CHECK (
      created_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
    ) NOT VALID;
ALTER TABLE notification
  ADD CONSTRAINT notification_dates_check CHECK (
      created_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' AND
      read_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' AND
      pushed_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
    ) NOT VALID;
ALTER TABLE conversation
  ADD CONSTRAINT conversation_dates_check CHECK (
      created_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
    ) NOT VALID;
ALTER TABLE message
  ADD CONSTRAINT message_dates_check CHECK (
      created_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
    ) NOT VALID;
ALTER TABLE company_review
  ADD CONSTRAINT company_review_dates_check CHECK (
      created_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' AND
      updated_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
    ) NOT VALID;
ALTER TABLE company_feedback
  ADD CONSTRAINT company_feedback_dates_check CHECK (
      created_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
    ) NOT VALID;
ALTER TABLE credit_request
  ADD CONSTRAINT credit_request_dates_check CHECK (
      created_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' AND
      decided_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
    ) NOT VALID;
ALTER TABLE job_alert
  ADD CONSTRAINT job_alert_dates_check CHECK (
      created_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' AND
      checked_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
    ) NOT VALID;
ALTER TABLE job_report
  ADD CONSTRAINT job_report_dates_check CHECK (
      created_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' AND
      handled_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
    ) NOT VALID;
ALTER TABLE support_message
  ADD CONSTRAINT support_message_dates_check CHECK (
      created_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' AND
      answered_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
    ) NOT VALID;
ALTER TABLE blog_post
  ADD CONSTRAINT blog_post_dates_check CHECK (
      published_at BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
    ) NOT VALID;
ALTER TABLE search_lexicon
  ADD CONSTRAINT search_lexicon_texts_check CHECK (char_length(phrase) <= 120 AND char_length(value) <= 200) NOT VALID;
ALTER TABLE search_word
  ADD CONSTRAINT search_word_length_check CHECK (char_length(word) BETWEEN 1 AND 64) NOT VALID;
