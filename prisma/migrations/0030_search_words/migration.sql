-- Companies by the words of their names, closed jobs for the search, and quicker cutting of text into words.

-- Everything but letters and digits parts words, save what stands within one: dots and apostrophes (B.Com, chef's) and
-- the joiners of Devanagari. A class of characters costs a quarter of a table of them.
CREATE OR REPLACE FUNCTION search_text(text text) RETURNS text
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

-- As before, but sorted as the indexes are, in memory, and without compiling statements that end sooner than their
-- compilation: many rows then go to few pages.
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

-- Closed and paused jobs, which the search shows behind the active ones.
CREATE INDEX job_term_closed_idx ON job_term (term, created_at DESC, job_id DESC) WHERE NOT is_active;
CREATE INDEX job_search_closed_idx ON job_search (profile, created_at DESC, job_id DESC) WHERE NOT is_active;

-- Companies that many follow, for the search page.
CREATE INDEX company_follower_count_idx ON company (follower_count DESC, id DESC);

CREATE TABLE "company_term" (
    "term" INTEGER NOT NULL,
    "company_id" UUID NOT NULL,

    CONSTRAINT "company_term_pkey" PRIMARY KEY ("term", "company_id")
);

CREATE FUNCTION company_search_put(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_word (word)
  SELECT DISTINCT token
  FROM unnest(ids) AS wanted
  JOIN company ON company.id = wanted
  CROSS JOIN LATERAL string_to_table(search_text(company.name), ' ') AS token
  WHERE token <> '' AND NOT EXISTS (SELECT 1 FROM search_word WHERE search_word.word = token)
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

CREATE FUNCTION company_search_drop(ids uuid[], names text[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM company_term
  USING unnest(ids, names) AS gone (id, name),
    LATERAL string_to_table(search_text(gone.name), ' ') AS token, search_word
  WHERE search_word.word = token AND company_term.term = search_word.term AND company_term.company_id = gone.id;
$$;

CREATE FUNCTION company_search_follow() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  renamed uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM company_search_put(ARRAY(SELECT id FROM new_companies));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM company_search_drop(
      ARRAY(SELECT id FROM old_companies ORDER BY id), ARRAY(SELECT name FROM old_companies ORDER BY id)
    );
  ELSE
    renamed := ARRAY(
      SELECT new_companies.id FROM new_companies JOIN old_companies USING (id)
      WHERE new_companies.name <> old_companies.name
      ORDER BY new_companies.id
    );
    IF cardinality(renamed) > 0 THEN
      PERFORM company_search_drop(
        renamed, ARRAY(SELECT name FROM old_companies WHERE id = ANY (renamed) ORDER BY id)
      );
      PERFORM company_search_put(renamed);
    END IF;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER company_search_follows_insert AFTER INSERT ON company
  REFERENCING NEW TABLE AS new_companies FOR EACH STATEMENT EXECUTE FUNCTION company_search_follow();
CREATE TRIGGER company_search_follows_update AFTER UPDATE ON company
  REFERENCING OLD TABLE AS old_companies NEW TABLE AS new_companies
  FOR EACH STATEMENT EXECUTE FUNCTION company_search_follow();
CREATE TRIGGER company_search_follows_delete AFTER DELETE ON company
  REFERENCING OLD TABLE AS old_companies FOR EACH STATEMENT EXECUTE FUNCTION company_search_follow();

-- What is there already: its words again by the new rule, and the companies.
DELETE FROM job_term;
DELETE FROM job_search;
SELECT job_search_put(ARRAY(SELECT id FROM job));
SELECT company_search_put(ARRAY(SELECT id FROM company));
