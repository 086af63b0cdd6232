-- Mends rows that break the constraints of 0050, which already refuses new ones, and validates. Texts are cut at their
-- bound, missing list items are left out, and an impossible date becomes the moment of this migration.
-- The reference lists are updated only if a row needs it: their triggers count each statement as a new version.

UPDATE job SET
  title = left(title, 150),
  slug = left(slug, 100),
  locality = left(locality, 80),
  address = left(address, 500),
  requirements = left(requirements, 100000),
  skills = ARRAY(SELECT left(part, 60) FROM unnest(skills) AS part WHERE part IS NOT NULL LIMIT 40),
  created_at = CASE WHEN created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE created_at END,
  updated_at = CASE WHEN updated_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE updated_at END,
  expires_at = CASE
    WHEN expires_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() + interval '30 days'
    WHEN created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN greatest(expires_at, now() + interval '1 minute')
    ELSE expires_at END,
  status_changed_at = CASE WHEN status_changed_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE status_changed_at END
WHERE char_length(title) > 150
  OR char_length(slug) > 100
  OR char_length(locality) > 80
  OR char_length(address) > 500
  OR char_length(requirements) > 100000
  OR (skills IS NOT NULL AND array_position(skills, NULL) IS NULL AND cardinality(skills) <= 40 AND array_to_string(skills, E'\n') !~ '[^\n]{61}') IS NOT TRUE
  OR created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
  OR updated_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
  OR expires_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
  OR status_changed_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00';

UPDATE company SET
  name = left(name, 160),
  slug = left(slug, 100),
  description = left(description, 100000),
  website = left(website, 500),
  address = left(address, 500),
  phone = left(phone, 40),
  email = left(email, 254),
  created_at = CASE WHEN created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE created_at END,
  updated_at = CASE WHEN updated_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE updated_at END,
  identity_seen_at = CASE WHEN identity_seen_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE identity_seen_at END,
  contact_seen_at = CASE WHEN contact_seen_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE contact_seen_at END,
  suspended_at = CASE WHEN suspended_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE suspended_at END,
  trusted_at = CASE WHEN trusted_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE trusted_at END
WHERE char_length(name) > 160
  OR char_length(slug) > 100
  OR char_length(description) > 100000
  OR char_length(website) > 500
  OR char_length(address) > 500
  OR char_length(phone) > 40
  OR char_length(email) > 254
  OR created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
  OR updated_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
  OR identity_seen_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
  OR contact_seen_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
  OR suspended_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
  OR trusted_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00';

DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM city WHERE char_length(name_en) > 120
    OR char_length(name_hi) > 120
    OR char_length(name_mr) > 120
    OR char_length(state) > 120
    OR (array_position(aliases, NULL) IS NULL AND cardinality(aliases) <= 200 AND array_to_string(aliases, E'\n') !~ '[^\n]{81}') IS FALSE) THEN
    UPDATE city SET
      name_en = left(name_en, 120),
      name_hi = left(name_hi, 120),
      name_mr = left(name_mr, 120),
      state = left(state, 120),
      aliases = ARRAY(SELECT left(part, 80) FROM unnest(aliases) AS part WHERE part IS NOT NULL LIMIT 200)
    WHERE char_length(name_en) > 120
    OR char_length(name_hi) > 120
    OR char_length(name_mr) > 120
    OR char_length(state) > 120
    OR (array_position(aliases, NULL) IS NULL AND cardinality(aliases) <= 200 AND array_to_string(aliases, E'\n') !~ '[^\n]{81}') IS FALSE;
  END IF;
END $$;

DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM locality WHERE char_length(name_en) > 120
    OR char_length(name_hi) > 120
    OR char_length(name_mr) > 120
    OR (array_position(aliases, NULL) IS NULL AND cardinality(aliases) <= 200 AND array_to_string(aliases, E'\n') !~ '[^\n]{81}') IS FALSE) THEN
    UPDATE locality SET
      name_en = left(name_en, 120),
      name_hi = left(name_hi, 120),
      name_mr = left(name_mr, 120),
      aliases = ARRAY(SELECT left(part, 80) FROM unnest(aliases) AS part WHERE part IS NOT NULL LIMIT 200)
    WHERE char_length(name_en) > 120
    OR char_length(name_hi) > 120
    OR char_length(name_mr) > 120
    OR (array_position(aliases, NULL) IS NULL AND cardinality(aliases) <= 200 AND array_to_string(aliases, E'\n') !~ '[^\n]{81}') IS FALSE;
  END IF;
END $$;

DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM job_profile WHERE char_length(name_en) > 120
    OR char_length(name_hi) > 120
    OR char_length(name_mr) > 120
    OR (array_position(synonyms, NULL) IS NULL AND cardinality(synonyms) <= 200 AND array_to_string(synonyms, E'\n') !~ '[^\n]{81}') IS FALSE) THEN
    UPDATE job_profile SET
      name_en = left(name_en, 120),
      name_hi = left(name_hi, 120),
      name_mr = left(name_mr, 120),
      synonyms = ARRAY(SELECT left(part, 80) FROM unnest(synonyms) AS part WHERE part IS NOT NULL LIMIT 200)
    WHERE char_length(name_en) > 120
    OR char_length(name_hi) > 120
    OR char_length(name_mr) > 120
    OR (array_position(synonyms, NULL) IS NULL AND cardinality(synonyms) <= 200 AND array_to_string(synonyms, E'\n') !~ '[^\n]{81}') IS FALSE;
  END IF;
END $$;

DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM job_sub_profile WHERE char_length(name_en) > 120
    OR char_length(name_hi) > 120
    OR char_length(name_mr) > 120
    OR (array_position(synonyms, NULL) IS NULL AND cardinality(synonyms) <= 200 AND array_to_string(synonyms, E'\n') !~ '[^\n]{81}') IS FALSE) THEN
    UPDATE job_sub_profile SET
      name_en = left(name_en, 120),
      name_hi = left(name_hi, 120),
      name_mr = left(name_mr, 120),
      synonyms = ARRAY(SELECT left(part, 80) FROM unnest(synonyms) AS part WHERE part IS NOT NULL LIMIT 200)
    WHERE char_length(name_en) > 120
    OR char_length(name_hi) > 120
    OR char_length(name_mr) > 120
    OR (array_position(synonyms, NULL) IS NULL AND cardinality(synonyms) <= 200 AND array_to_string(synonyms, E'\n') !~ '[^\n]{81}') IS FALSE;
  END IF;
END $$;

DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM skill WHERE char_length(name_en) > 120
    OR char_length(name_hi) > 120
    OR char_length(name_mr) > 120) THEN
    UPDATE skill SET
      name_en = left(name_en, 120),
      name_hi = left(name_hi, 120),
      name_mr = left(name_mr, 120)
    WHERE char_length(name_en) > 120
    OR char_length(name_hi) > 120
    OR char_length(name_mr) > 120;
  END IF;
END $$;

UPDATE candidate SET
  skills = ARRAY(SELECT left(part, 80) FROM unnest(skills) AS part WHERE part IS NOT NULL LIMIT 200),
  created_at = CASE WHEN created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE created_at END,
  updated_at = CASE WHEN updated_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE updated_at END,
  last_seen_at = CASE WHEN last_seen_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE last_seen_at END
WHERE (skills IS NOT NULL AND array_position(skills, NULL) IS NULL AND cardinality(skills) <= 500 AND char_length(array_to_string(skills, ' ')) <= 20000) IS NOT TRUE
  OR created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
  OR updated_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
  OR last_seen_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00';

UPDATE experience SET
  skills = ARRAY(SELECT left(part, 80) FROM unnest(skills) AS part WHERE part IS NOT NULL LIMIT 200)
WHERE (skills IS NOT NULL AND array_position(skills, NULL) IS NULL AND cardinality(skills) <= 500 AND char_length(array_to_string(skills, ' ')) <= 20000) IS NOT TRUE;

UPDATE application SET
  created_at = CASE WHEN created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE created_at END,
  applied_at = CASE WHEN applied_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE applied_at END,
  status_changed_at = CASE WHEN status_changed_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE status_changed_at END,
  scheduled_for = CASE WHEN scheduled_for NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE scheduled_for END,
  viewed_at = CASE WHEN viewed_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE viewed_at END,
  refunded_at = CASE WHEN refunded_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE refunded_at END
WHERE created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
  OR applied_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
  OR status_changed_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
  OR scheduled_for NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
  OR viewed_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
  OR refunded_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00';

UPDATE application_event SET
  created_at = CASE WHEN created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE created_at END,
  scheduled_for = CASE WHEN scheduled_for NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE scheduled_for END
WHERE created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
  OR scheduled_for NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00';

UPDATE saved_job SET
  created_at = CASE WHEN created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE created_at END
WHERE created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00';

UPDATE notification SET
  created_at = CASE WHEN created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE created_at END,
  read_at = CASE WHEN read_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE read_at END,
  pushed_at = CASE WHEN pushed_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE pushed_at END
WHERE created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
  OR read_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
  OR pushed_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00';

UPDATE conversation SET
  created_at = CASE WHEN created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE created_at END
WHERE created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00';

UPDATE message SET
  created_at = CASE WHEN created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE created_at END
WHERE created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00';

UPDATE company_review SET
  created_at = CASE WHEN created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE created_at END,
  updated_at = CASE WHEN updated_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE updated_at END
WHERE created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
  OR updated_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00';

UPDATE company_feedback SET
  created_at = CASE WHEN created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE created_at END
WHERE created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00';

UPDATE credit_request SET
  created_at = CASE WHEN created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE created_at END,
  decided_at = CASE WHEN decided_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE decided_at END
WHERE created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
  OR decided_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00';

UPDATE job_alert SET
  created_at = CASE WHEN created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE created_at END,
  checked_at = CASE WHEN checked_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE checked_at END
WHERE created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
  OR checked_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00';

UPDATE job_report SET
  created_at = CASE WHEN created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE created_at END,
  handled_at = CASE WHEN handled_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE handled_at END
WHERE created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
  OR handled_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00';

UPDATE support_message SET
  created_at = CASE WHEN created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE created_at END,
  answered_at = CASE WHEN answered_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE answered_at END
WHERE created_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00'
  OR answered_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00';

UPDATE blog_post SET
  published_at = CASE WHEN published_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00' THEN now() ELSE published_at END
WHERE published_at NOT BETWEEN '2000-01-01 00:00+00' AND '2199-12-31 00:00+00';

DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM search_lexicon WHERE char_length(phrase) > 120 OR char_length(value) > 200) THEN
    DELETE FROM search_lexicon WHERE char_length(phrase) > 120 OR char_length(value) > 200;
  END IF;
END $$;

-- Words that were indexed before they were bounded.
DELETE FROM job_term USING search_word
WHERE char_length(word) NOT BETWEEN 1 AND 64 AND job_term.term = search_word.term AND job_term.is_active IS TRUE;
DELETE FROM job_term USING search_word
WHERE char_length(word) NOT BETWEEN 1 AND 64 AND job_term.term = search_word.term AND NOT job_term.is_active;
DELETE FROM company_term USING search_word
WHERE char_length(word) NOT BETWEEN 1 AND 64 AND company_term.term = search_word.term;
DELETE FROM search_word WHERE char_length(word) NOT BETWEEN 1 AND 64;

ALTER TABLE job VALIDATE CONSTRAINT job_texts_check, VALIDATE CONSTRAINT job_skills_check, VALIDATE CONSTRAINT job_dates_check;
ALTER TABLE company VALIDATE CONSTRAINT company_texts_check, VALIDATE CONSTRAINT company_dates_check;
ALTER TABLE city VALIDATE CONSTRAINT city_texts_check, VALIDATE CONSTRAINT city_aliases_check;
ALTER TABLE locality VALIDATE CONSTRAINT locality_texts_check, VALIDATE CONSTRAINT locality_aliases_check;
ALTER TABLE job_profile VALIDATE CONSTRAINT job_profile_texts_check, VALIDATE CONSTRAINT job_profile_synonyms_check;
ALTER TABLE job_sub_profile VALIDATE CONSTRAINT job_sub_profile_texts_check, VALIDATE CONSTRAINT job_sub_profile_synonyms_check;
ALTER TABLE skill VALIDATE CONSTRAINT skill_texts_check;
ALTER TABLE candidate VALIDATE CONSTRAINT candidate_skills_check, VALIDATE CONSTRAINT candidate_dates_check;
ALTER TABLE experience VALIDATE CONSTRAINT experience_skills_check;
ALTER TABLE application VALIDATE CONSTRAINT application_dates_check;
ALTER TABLE application_event VALIDATE CONSTRAINT application_event_dates_check;
ALTER TABLE saved_job VALIDATE CONSTRAINT saved_job_dates_check;
ALTER TABLE notification VALIDATE CONSTRAINT notification_dates_check;
ALTER TABLE conversation VALIDATE CONSTRAINT conversation_dates_check;
ALTER TABLE message VALIDATE CONSTRAINT message_dates_check;
ALTER TABLE company_review VALIDATE CONSTRAINT company_review_dates_check;
ALTER TABLE company_feedback VALIDATE CONSTRAINT company_feedback_dates_check;
ALTER TABLE credit_request VALIDATE CONSTRAINT credit_request_dates_check;
ALTER TABLE job_alert VALIDATE CONSTRAINT job_alert_dates_check;
ALTER TABLE job_report VALIDATE CONSTRAINT job_report_dates_check;
ALTER TABLE support_message VALIDATE CONSTRAINT support_message_dates_check;
ALTER TABLE blog_post VALIDATE CONSTRAINT blog_post_dates_check;
ALTER TABLE search_lexicon VALIDATE CONSTRAINT search_lexicon_texts_check;
ALTER TABLE search_word VALIDATE CONSTRAINT search_word_length_check;
