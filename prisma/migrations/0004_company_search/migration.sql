-- What the typeahead reads of companies; triggers write it, and nobody else.

-- Companies by the words of their names.
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
