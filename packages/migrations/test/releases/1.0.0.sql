SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE EXTENSION IF NOT EXISTS postgis WITH SCHEMA public;

CREATE TYPE public.application_status AS ENUM (
    'APPLIED',
    'SHORTLISTED',
    'SCHEDULED',
    'INTERVIEWED',
    'HIRED',
    'REJECTED',
    'WITHDRAWN'
);

CREATE TYPE public.check_kind AS ENUM (
    'COMPANY_IDENTITY',
    'CONTACT',
    'PLACE',
    'WORDS',
    'PAY'
);

CREATE TYPE public.check_outcome AS ENUM (
    'PASSED',
    'FAILED',
    'NOT_DONE'
);

CREATE TYPE public.conversation_kind AS ENUM (
    'COMPANY',
    'ADMIN'
);

CREATE TYPE public.credit_reason AS ENUM (
    'START',
    'APPLY',
    'APPLY_REFUND',
    'HR_CONTACT',
    'HR_REFUND',
    'REFERRAL',
    'REQUEST',
    'OPERATOR',
    'CARRIED_OVER',
    'START_REVERSED'
);

CREATE TYPE public.credit_request_status AS ENUM (
    'OPEN',
    'GRANTED',
    'DECLINED'
);

CREATE TYPE public.degree_level AS ENUM (
    'UG',
    'PG'
);

CREATE TYPE public.education_level AS ENUM (
    'SSC',
    'HSSC',
    'UG',
    'PG'
);

CREATE TYPE public.file_kind AS ENUM (
    'RESUME',
    'RESUME_THUMBNAIL',
    'PHOTO',
    'MARKSHEET_THUMBNAIL',
    'MARKSHEET_PAGE',
    'IDENTITY_PROOF',
    'AADHAAR',
    'CERTIFICATE',
    'VIDEO',
    'VIDEO_THUMBNAIL',
    'EXPORT',
    'COMPANY_LOGO',
    'COMPANY_PICTURE'
);

CREATE TYPE public.gender AS ENUM (
    'MALE',
    'FEMALE',
    'OTHER',
    'UNDISCLOSED'
);

CREATE TYPE public.identity_provider AS ENUM (
    'GOOGLE',
    'FACEBOOK'
);

CREATE TYPE public.job_gender AS ENUM (
    'ANY',
    'MALE',
    'FEMALE'
);

CREATE TYPE public.job_status AS ENUM (
    'ACTIVE',
    'CLOSED',
    'PAUSED'
);

CREATE TYPE public.job_type AS ENUM (
    'FULL_TIME',
    'PART_TIME',
    'INTERNSHIP'
);

CREATE TYPE public.language AS ENUM (
    'en',
    'hi',
    'mr'
);

CREATE TYPE public.message_sender AS ENUM (
    'CANDIDATE',
    'COMPANY',
    'ADMIN'
);

CREATE TYPE public.otp_state AS ENUM (
    'SENT',
    'VERIFIED',
    'SUPERSEDED'
);

CREATE TYPE public.qualification AS ENUM (
    'SSC',
    'HSSC',
    'UG',
    'PG'
);

CREATE TYPE public.shift AS ENUM (
    'DAY',
    'NIGHT',
    'ROTATING'
);

CREATE FUNCTION public.account_deleted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_notify('account_deleted', OLD.id::text);
  RETURN NULL;
END $$;

CREATE FUNCTION public.application_company_is_jobs() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF NEW.company_id IS DISTINCT FROM (SELECT company_id FROM job WHERE id = NEW.job_id) THEN
    RAISE EXCEPTION 'an application lies with the company of its job: constraint "application_company_is_jobs"'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'application_company_is_jobs', TABLE = 'application';
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION public.candidate_balance_is_ledger() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  -- One trigger deep is a writer's own statement; deeper is the ledger's.
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'the credit balance follows the ledger: constraint "candidate_balance_is_ledger"'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'candidate_balance_is_ledger', TABLE = 'candidate';
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION public.company_follow_counts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE company SET follower_count = follower_count + 1 WHERE id = NEW.company_id;
  ELSE
    UPDATE company SET follower_count = follower_count - 1 WHERE id = OLD.company_id;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION public.company_search_drop(ids uuid[], names text[]) RETURNS void
    LANGUAGE sql
    AS $$
  DELETE FROM company_term
  USING unnest(ids, names) AS gone (id, name),
    LATERAL string_to_table(search_text(gone.name), ' ') AS token, search_word
  WHERE search_word.word = token AND company_term.term = search_word.term AND company_term.company_id = gone.id;
$$;

CREATE FUNCTION public.company_search_follow() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.company_search_put(ids uuid[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.credit_entry_is_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM candidate WHERE id = OLD.candidate_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the credit ledger is append-only: constraint "credit_entry_is_append_only"'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'credit_entry_is_append_only', TABLE = 'credit_entry';
END $$;

CREATE FUNCTION public.credit_entry_moves_balance() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE candidate SET credit_balance = credit_balance + NEW.amount WHERE id = NEW.candidate_id;
  RETURN NULL;
END $$;

CREATE FUNCTION public.job_search_build() RETURNS void
    LANGUAGE plpgsql
    SET work_mem TO '128MB'
    SET maintenance_work_mem TO '256MB'
    SET jit TO 'off'
    AS $$
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

CREATE FUNCTION public.job_search_catch_up() RETURNS void
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.job_search_drop(ids uuid[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.job_search_follow() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.job_search_follow_company() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  ids uuid[] := ARRAY(SELECT id FROM job WHERE company_id = NEW.id);
BEGIN
  PERFORM job_search_drop(ids);
  PERFORM job_search_put(ids);
  RETURN NULL;
END $$;

CREATE FUNCTION public.job_search_follow_shift() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE job_search SET shift = source.shift
  FROM job_search_source source
  WHERE job_search.job_id = NEW.id AND source.job_id = NEW.id;
  RETURN NULL;
END $$;

CREATE FUNCTION public.job_search_put(ids uuid[]) RETURNS void
    LANGUAGE plpgsql
    SET work_mem TO '64MB'
    SET jit TO 'off'
    AS $$
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

CREATE FUNCTION public.job_search_wait() RETURNS void
    LANGUAGE sql
    AS $$
  SELECT set_config('nukkad.search_waits', 'yes', true)
$$;

CREATE FUNCTION public.login_ended() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_notify('login_ended', NEW.family_id::text);
  RETURN NULL;
END $$;

CREATE FUNCTION public.message_stored() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_notify('message_stored', candidate_id::text) FROM conversation WHERE id = NEW.conversation_id;
  RETURN NULL;
END $$;

CREATE FUNCTION public.reference_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE reference_version SET version = version + 1;
  RETURN NULL;
END $$;

CREATE FUNCTION public.search_cell(latitude double precision, longitude double precision) RETURNS integer
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  SELECT floor((latitude + 90) / 0.55)::int * 1024 + floor((longitude + 180) / 0.70)::int
$$;

CREATE FUNCTION public.search_place(latitude double precision, longitude double precision) RETURNS point
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  SELECT point(longitude, degrees(ln(tan(pi() / 4 + radians(greatest(-85, least(85, latitude))) / 2))))
$$;

CREATE FUNCTION public.search_text(text text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
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
SET default_tablespace = '';
SET default_table_access_method = heap;

CREATE TABLE public._prisma_migrations (
    id character varying(36) NOT NULL,
    checksum character varying(64) NOT NULL,
    finished_at timestamp with time zone,
    migration_name character varying(255) NOT NULL,
    logs text,
    rolled_back_at timestamp with time zone,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    applied_steps_count integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.account_trace (
    hash text NOT NULL,
    credits_left integer NOT NULL,
    was_referred boolean NOT NULL,
    credits_requested_at timestamp(3) with time zone,
    expires_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT account_trace_credits_left_check CHECK ((credits_left >= 0))
);

CREATE TABLE public.application (
    id uuid NOT NULL,
    candidate_id uuid NOT NULL,
    job_id uuid NOT NULL,
    company_id uuid NOT NULL,
    status public.application_status DEFAULT 'APPLIED'::public.application_status NOT NULL,
    attempt integer DEFAULT 1 NOT NULL,
    latitude double precision,
    longitude double precision,
    is_available_in_city boolean DEFAULT true NOT NULL,
    knows_english boolean DEFAULT true NOT NULL,
    scheduled_for timestamp(3) with time zone,
    viewed_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    applied_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    status_changed_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    refunded_at timestamp(3) with time zone,
    CONSTRAINT application_attempt_check CHECK ((attempt >= 1)),
    CONSTRAINT application_coordinates_check CHECK ((((latitude IS NULL) = (longitude IS NULL)) AND ((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision)) AND ((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)))),
    CONSTRAINT application_scheduled_check CHECK (((status <> 'SCHEDULED'::public.application_status) OR (scheduled_for IS NOT NULL)))
);

CREATE TABLE public.application_event (
    id uuid NOT NULL,
    application_id uuid NOT NULL,
    status public.application_status NOT NULL,
    scheduled_for timestamp(3) with time zone,
    note text,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE public.audit_entry (
    id uuid NOT NULL,
    actor text NOT NULL,
    action text NOT NULL,
    subject text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE public.blocked_contact (
    kind text NOT NULL,
    value text NOT NULL,
    reason text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    created_by text NOT NULL,
    CONSTRAINT blocked_contact_kind_check CHECK ((kind = ANY (ARRAY['phone'::text, 'email'::text, 'domain'::text])))
);

CREATE TABLE public.blog_post (
    id text NOT NULL,
    title jsonb NOT NULL,
    summary jsonb NOT NULL,
    body jsonb NOT NULL,
    image text NOT NULL,
    is_displayed boolean DEFAULT true NOT NULL,
    published_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    edited_at timestamp(3) with time zone
);

CREATE TABLE public.candidate (
    id uuid NOT NULL,
    name text NOT NULL,
    email text,
    phone text,
    is_mobile_verified boolean DEFAULT false NOT NULL,
    birth_date date,
    gender public.gender,
    city_id integer,
    latitude double precision,
    longitude double precision,
    father_name text,
    mother_name text,
    linkedin_url text,
    facebook_url text,
    instagram_url text,
    photo_key text,
    provider_image_url text,
    resume_key text,
    resume_thumbnail_key text,
    video_key text,
    video_thumbnail_key text,
    aadhaar_last_four character(4),
    about_me text,
    profile_summary text,
    professional_summary text,
    skills text[],
    is_experienced boolean,
    is_available boolean DEFAULT true NOT NULL,
    language public.language,
    referral_code text NOT NULL,
    credit_balance integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    last_seen_at timestamp(3) with time zone,
    deleted_at timestamp(3) with time zone,
    suspended_at timestamp(3) with time zone,
    suspended_reason text,
    CONSTRAINT candidate_aadhaar_check CHECK ((aadhaar_last_four ~ '^[0-9]{4}$'::text)),
    CONSTRAINT candidate_birth_date_check CHECK ((birth_date >= '1960-02-01'::date)),
    CONSTRAINT candidate_coordinates_check CHECK ((((latitude IS NULL) = (longitude IS NULL)) AND ((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision)) AND ((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)))),
    CONSTRAINT candidate_credit_balance_check CHECK ((credit_balance >= 0)),
    CONSTRAINT candidate_name_check CHECK ((char_length(name) <= 80)),
    CONSTRAINT candidate_phone_check CHECK ((phone ~ '^\+91[6-9][0-9]{9}$'::text)),
    CONSTRAINT candidate_suspended_with_reason CHECK (((suspended_at IS NULL) = (suspended_reason IS NULL))),
    CONSTRAINT candidate_verified_phone_check CHECK (((phone IS NOT NULL) OR (NOT is_mobile_verified)))
);

CREATE TABLE public.city (
    id integer NOT NULL,
    slug text NOT NULL,
    name_en text NOT NULL,
    name_hi text,
    name_mr text,
    state text NOT NULL,
    latitude double precision NOT NULL,
    longitude double precision NOT NULL,
    "position" public.geography(Point,4326) GENERATED ALWAYS AS ((public.st_setsrid(public.st_makepoint(longitude, latitude), 4326))::public.geography) STORED,
    population integer NOT NULL,
    is_popular boolean DEFAULT false NOT NULL,
    icon text,
    aliases text[],
    is_retired boolean DEFAULT false NOT NULL,
    edited_at timestamp(3) with time zone,
    CONSTRAINT city_coordinates_check CHECK ((((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision)) AND ((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)))),
    CONSTRAINT city_population_check CHECK ((population >= 0))
);

CREATE SEQUENCE public.city_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.city_id_seq OWNED BY public.city.id;

CREATE TABLE public.company (
    id uuid NOT NULL,
    share_id character(6) NOT NULL,
    name text NOT NULL,
    slug text NOT NULL,
    image_key text,
    description text NOT NULL,
    website text,
    address text NOT NULL,
    city_id integer NOT NULL,
    latitude double precision NOT NULL,
    longitude double precision NOT NULL,
    "position" public.geography(Point,4326) GENERATED ALWAYS AS ((public.st_setsrid(public.st_makepoint(longitude, latitude), 4326))::public.geography) STORED,
    phone text NOT NULL,
    email text NOT NULL,
    gstin text,
    cin text,
    udyam text,
    identity_seen_at timestamp(3) with time zone,
    identity_seen_by text,
    contact_seen_at timestamp(3) with time zone,
    contact_seen_by text,
    follower_count integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    suspended_at timestamp(3) with time zone,
    trusted_at timestamp(3) with time zone,
    CONSTRAINT company_coordinates_check CHECK ((((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision)) AND ((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)))),
    CONSTRAINT company_follower_count_check CHECK ((follower_count >= 0)),
    CONSTRAINT company_share_id_check CHECK ((share_id ~ '^[0-9A-Za-z]{6}$'::text))
);

CREATE TABLE public.company_check (
    company_id uuid NOT NULL,
    kind public.check_kind NOT NULL,
    outcome public.check_outcome NOT NULL,
    reason text,
    checked_at timestamp(3) with time zone,
    checked_by text,
    CONSTRAINT company_check_time_check CHECK (((outcome = 'NOT_DONE'::public.check_outcome) = (checked_at IS NULL)))
);

CREATE TABLE public.company_feedback (
    id uuid NOT NULL,
    candidate_id uuid NOT NULL,
    company_id uuid NOT NULL,
    comment text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE public.company_follow (
    candidate_id uuid NOT NULL,
    company_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE public.company_image (
    id uuid NOT NULL,
    company_id uuid NOT NULL,
    image_key text NOT NULL,
    sort_order integer NOT NULL
);

CREATE TABLE public.company_review (
    id uuid NOT NULL,
    candidate_id uuid NOT NULL,
    company_id uuid NOT NULL,
    rating smallint NOT NULL,
    comment text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    hidden_at timestamp(3) with time zone,
    hidden_note text,
    CONSTRAINT company_review_comment_check CHECK ((char_length(comment) <= 1000)),
    CONSTRAINT company_review_rating_check CHECK (((rating >= 1) AND (rating <= 5)))
);

CREATE TABLE public.company_term (
    term integer NOT NULL,
    company_id uuid NOT NULL
);

CREATE TABLE public.consent (
    id uuid NOT NULL,
    candidate_id uuid NOT NULL,
    purpose text NOT NULL,
    version text NOT NULL,
    language public.language NOT NULL,
    given_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    withdrawn_at timestamp(3) with time zone,
    CONSTRAINT consent_withdrawn_check CHECK ((withdrawn_at >= given_at))
);

CREATE TABLE public.content_page (
    key text NOT NULL,
    version text NOT NULL,
    sections jsonb NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE public.conversation (
    id uuid NOT NULL,
    kind public.conversation_kind NOT NULL,
    candidate_id uuid NOT NULL,
    company_id uuid,
    last_sequence integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT conversation_partner_check CHECK (((kind = 'COMPANY'::public.conversation_kind) = (company_id IS NOT NULL))),
    CONSTRAINT conversation_sequence_check CHECK ((last_sequence >= 0))
);

CREATE TABLE public.credit_entry (
    id uuid NOT NULL,
    candidate_id uuid NOT NULL,
    amount integer NOT NULL,
    reason public.credit_reason NOT NULL,
    reference text NOT NULL,
    job_id uuid,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT credit_entry_amount_check CHECK (
CASE (reason)::text
    WHEN 'APPLY'::text THEN (amount < 0)
    WHEN 'HR_CONTACT'::text THEN (amount < 0)
    WHEN 'START_REVERSED'::text THEN (amount < 0)
    WHEN 'OPERATOR'::text THEN (amount <> 0)
    ELSE (amount > 0)
END)
);

CREATE TABLE public.credit_request (
    id uuid NOT NULL,
    candidate_id uuid NOT NULL,
    status public.credit_request_status DEFAULT 'OPEN'::public.credit_request_status NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    decided_at timestamp(3) with time zone,
    decided_by text,
    CONSTRAINT credit_request_decision_check CHECK (((status = 'OPEN'::public.credit_request_status) = (decided_at IS NULL)))
);

CREATE TABLE public.degree (
    level public.degree_level NOT NULL,
    name text NOT NULL,
    sort_order integer NOT NULL
);

CREATE TABLE public.dismissed_job (
    candidate_id uuid NOT NULL,
    job_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE public.education (
    candidate_id uuid NOT NULL,
    level public.education_level NOT NULL,
    institution text NOT NULL,
    exam text,
    percentage double precision,
    passing_year integer,
    marksheet_thumbnail_key text,
    marksheet_page_key text,
    CONSTRAINT education_passing_year_check CHECK (((passing_year >= 1950) AND (passing_year <= 2100))),
    CONSTRAINT education_percentage_check CHECK (((percentage >= (0)::double precision) AND (percentage <= (100)::double precision)))
);

CREATE TABLE public.experience (
    id uuid NOT NULL,
    candidate_id uuid NOT NULL,
    organization text NOT NULL,
    "position" text NOT NULL,
    level_years smallint NOT NULL,
    location text,
    industry text,
    start_date date NOT NULL,
    end_date date,
    is_current boolean DEFAULT false NOT NULL,
    summary text DEFAULT ''::text NOT NULL,
    skills text[],
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT experience_current_check CHECK ((NOT (is_current AND (end_date IS NOT NULL)))),
    CONSTRAINT experience_dates_check CHECK ((end_date >= start_date)),
    CONSTRAINT experience_level_check CHECK (((level_years >= 0) AND (level_years <= 10)))
);

CREATE TABLE public.faq (
    id text NOT NULL,
    question jsonb NOT NULL,
    answer jsonb NOT NULL,
    sort_order integer NOT NULL,
    is_retired boolean DEFAULT false NOT NULL,
    edited_at timestamp(3) with time zone
);

CREATE TABLE public.feed (
    name text NOT NULL,
    source text NOT NULL,
    phone text NOT NULL,
    email text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    created_by text NOT NULL,
    last_run_at timestamp(3) with time zone,
    last_result text,
    CONSTRAINT feed_name_check CHECK ((name ~ '^[a-z0-9][a-z0-9-]{0,39}$'::text))
);

CREATE TABLE public.feed_job (
    feed_name text NOT NULL,
    job_id uuid NOT NULL
);

CREATE TABLE public.hr_reveal (
    candidate_id uuid NOT NULL,
    job_id uuid NOT NULL,
    is_paid boolean NOT NULL,
    first_revealed_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    last_revealed_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE public.idempotency_key (
    candidate_id uuid NOT NULL,
    key text NOT NULL,
    fingerprint text NOT NULL,
    answer jsonb NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.identity (
    provider public.identity_provider NOT NULL,
    subject text NOT NULL,
    candidate_id uuid NOT NULL,
    email text,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE UNLOGGED TABLE public.import_row (
    import_id uuid NOT NULL,
    "position" integer NOT NULL,
    line integer NOT NULL,
    key text NOT NULL,
    data jsonb,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE public.industry_sector (
    key text NOT NULL,
    name_en text NOT NULL,
    name_hi text NOT NULL,
    name_mr text NOT NULL,
    sort_order integer NOT NULL
);

CREATE TABLE public.interest (
    candidate_id uuid NOT NULL,
    profile_key text NOT NULL
);

CREATE TABLE public.interview_tip_category (
    id text NOT NULL,
    name jsonb NOT NULL,
    tips jsonb NOT NULL,
    sort_order integer NOT NULL,
    is_retired boolean DEFAULT false NOT NULL,
    edited_at timestamp(3) with time zone
);

CREATE TABLE public.job (
    id uuid NOT NULL,
    share_id character(6) NOT NULL,
    company_id uuid NOT NULL,
    title text NOT NULL,
    slug text NOT NULL,
    profile_key text NOT NULL,
    sub_profile_key text,
    job_type public.job_type NOT NULL,
    qualification public.qualification,
    gender public.job_gender DEFAULT 'ANY'::public.job_gender NOT NULL,
    experience_min_years smallint DEFAULT 0 NOT NULL,
    experience_max_years smallint,
    pay_min integer,
    pay_max integer,
    openings integer DEFAULT 1 NOT NULL,
    city_id integer NOT NULL,
    locality text,
    address text NOT NULL,
    latitude double precision NOT NULL,
    longitude double precision NOT NULL,
    "position" public.geography(Point,4326) GENERATED ALWAYS AS ((public.st_setsrid(public.st_makepoint(longitude, latitude), 4326))::public.geography) STORED,
    requirements text NOT NULL,
    skills text[],
    language public.language DEFAULT 'en'::public.language NOT NULL,
    status public.job_status DEFAULT 'ACTIVE'::public.job_status NOT NULL,
    status_reason text,
    status_changed_at timestamp(3) with time zone,
    view_count integer DEFAULT 0 NOT NULL,
    checks_passed smallint DEFAULT 0 NOT NULL,
    checks_done smallint DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    shift public.shift,
    moderation_note text,
    CONSTRAINT job_checks_check CHECK (((0 <= checks_passed) AND (checks_passed <= checks_done) AND (checks_done <= 5))),
    CONSTRAINT job_coordinates_check CHECK ((((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision)) AND ((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)))),
    CONSTRAINT job_experience_check CHECK ((((experience_min_years >= 0) AND (experience_min_years <= 60)) AND ((experience_max_years >= experience_min_years) AND (experience_max_years <= 60)))),
    CONSTRAINT job_expiry_check CHECK ((expires_at > created_at)),
    CONSTRAINT job_openings_check CHECK ((openings >= 1)),
    CONSTRAINT job_pay_check CHECK (((pay_min >= 0) AND (pay_max >= 0) AND (pay_min <= pay_max))),
    CONSTRAINT job_share_id_check CHECK ((share_id ~ '^[0-9A-Za-z]{6}$'::text)),
    CONSTRAINT job_view_count_check CHECK ((view_count >= 0))
);

CREATE TABLE public.job_alert (
    id uuid NOT NULL,
    candidate_id uuid NOT NULL,
    search jsonb NOT NULL,
    search_hash text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    checked_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.job_check (
    job_id uuid NOT NULL,
    kind public.check_kind NOT NULL,
    outcome public.check_outcome NOT NULL,
    reason text,
    checked_at timestamp(3) with time zone,
    checked_by text,
    CONSTRAINT job_check_time_check CHECK (((outcome = 'NOT_DONE'::public.check_outcome) = (checked_at IS NULL)))
);

CREATE TABLE public.job_profile (
    key text NOT NULL,
    code smallint NOT NULL,
    name_en text NOT NULL,
    name_hi text NOT NULL,
    name_mr text NOT NULL,
    icon text NOT NULL,
    sort_order integer NOT NULL,
    synonyms text[],
    is_retired boolean DEFAULT false NOT NULL,
    edited_at timestamp(3) with time zone
);

CREATE SEQUENCE public.job_profile_code_seq
    AS smallint
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.job_profile_code_seq OWNED BY public.job_profile.code;

CREATE TABLE public.job_report (
    id uuid NOT NULL,
    candidate_id uuid,
    job_id uuid NOT NULL,
    text text NOT NULL,
    sign_in_hash text,
    phone_hash text,
    is_counted boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    handled_at timestamp(3) with time zone,
    handled_by text,
    CONSTRAINT job_report_text_check CHECK ((text ~ '\S'::text))
);

CREATE TABLE public.job_search (
    job_id uuid NOT NULL,
    is_active boolean NOT NULL,
    cell integer NOT NULL,
    profile smallint NOT NULL,
    job_type smallint NOT NULL,
    qualification smallint NOT NULL,
    experience_min smallint NOT NULL,
    experience_max smallint NOT NULL,
    pay_min integer NOT NULL,
    pay_max integer NOT NULL,
    latitude double precision NOT NULL,
    longitude double precision NOT NULL,
    place point NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    words text NOT NULL,
    shift smallint DEFAULT 0 NOT NULL
)
WITH (autovacuum_vacuum_insert_scale_factor='0.02', autovacuum_vacuum_scale_factor='0.02');

CREATE VIEW public.job_search_source AS
 SELECT job.id AS job_id,
    (job.status = 'ACTIVE'::public.job_status) AS is_active,
    public.search_cell(job.latitude, job.longitude) AS cell,
    job_profile.code AS profile,
    (
        CASE job.job_type
            WHEN 'FULL_TIME'::public.job_type THEN 1
            WHEN 'PART_TIME'::public.job_type THEN 2
            ELSE 3
        END)::smallint AS job_type,
    (
        CASE job.qualification
            WHEN 'SSC'::public.qualification THEN 1
            WHEN 'HSSC'::public.qualification THEN 2
            WHEN 'UG'::public.qualification THEN 3
            WHEN 'PG'::public.qualification THEN 4
            ELSE 0
        END)::smallint AS qualification,
    job.experience_min_years AS experience_min,
    COALESCE(job.experience_max_years, (99)::smallint) AS experience_max,
    COALESCE(job.pay_min, job.pay_max, 0) AS pay_min,
    COALESCE(job.pay_max, job.pay_min, '-1'::integer) AS pay_max,
    job.latitude,
    job.longitude,
    public.search_place(job.latitude, job.longitude) AS place,
    job.created_at,
    (public.search_text(((((job.title || ' '::text) || company.name) || ' '::text) || array_to_string(job.skills, ' '::text))) || COALESCE((' s:'::text || job.sub_profile_key), ''::text)) AS words,
    (
        CASE job.shift
            WHEN 'DAY'::public.shift THEN 1
            WHEN 'NIGHT'::public.shift THEN 2
            WHEN 'ROTATING'::public.shift THEN 3
            ELSE 0
        END)::smallint AS shift
   FROM ((public.job
     JOIN public.company ON ((company.id = job.company_id)))
     JOIN public.job_profile ON ((job_profile.key = job.profile_key)));

CREATE TABLE public.job_sub_profile (
    key text NOT NULL,
    profile_key text NOT NULL,
    name_en text NOT NULL,
    name_hi text NOT NULL,
    name_mr text NOT NULL,
    synonyms text[],
    is_retired boolean DEFAULT false NOT NULL,
    edited_at timestamp(3) with time zone
);

CREATE TABLE public.job_term (
    term integer NOT NULL,
    cell integer NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    job_id uuid NOT NULL,
    is_active boolean NOT NULL,
    profile smallint NOT NULL,
    job_type smallint NOT NULL,
    qualification smallint NOT NULL,
    experience_min smallint NOT NULL,
    experience_max smallint NOT NULL,
    pay_min integer NOT NULL,
    pay_max integer NOT NULL,
    latitude double precision NOT NULL,
    longitude double precision NOT NULL
)
WITH (autovacuum_vacuum_insert_scale_factor='0.02', autovacuum_vacuum_scale_factor='0.02');

CREATE TABLE public.job_view (
    candidate_id uuid NOT NULL,
    job_id uuid NOT NULL,
    first_view_at timestamp(3) with time zone NOT NULL,
    last_day date NOT NULL,
    is_counted boolean DEFAULT true NOT NULL
);

CREATE TABLE public.locality (
    id integer NOT NULL,
    city_id integer NOT NULL,
    slug text NOT NULL,
    name_en text NOT NULL,
    name_hi text,
    name_mr text,
    latitude double precision NOT NULL,
    longitude double precision NOT NULL,
    "position" public.geography(Point,4326) GENERATED ALWAYS AS ((public.st_setsrid(public.st_makepoint(longitude, latitude), 4326))::public.geography) STORED,
    aliases text[],
    CONSTRAINT locality_coordinates_check CHECK ((((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision)) AND ((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))))
);

CREATE SEQUENCE public.locality_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.locality_id_seq OWNED BY public.locality.id;

CREATE TABLE public.message (
    conversation_id uuid NOT NULL,
    sequence integer NOT NULL,
    sender public.message_sender NOT NULL,
    body text NOT NULL,
    client_key text,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT message_body_check CHECK (((body ~ '\S'::text) AND (char_length(body) <= 2000))),
    CONSTRAINT message_sequence_check CHECK ((sequence >= 1))
);

CREATE TABLE public.minimum_wage (
    state text NOT NULL,
    unskilled integer NOT NULL,
    semi_skilled integer NOT NULL,
    skilled integer NOT NULL,
    source text NOT NULL,
    CONSTRAINT minimum_wage_order_check CHECK (((0 < unskilled) AND (unskilled <= semi_skilled) AND (semi_skilled <= skilled)))
);

CREATE TABLE public.missing_word (
    phrase text NOT NULL,
    city text DEFAULT ''::text NOT NULL,
    is_understood boolean NOT NULL,
    count integer NOT NULL,
    first_seen date NOT NULL,
    last_seen date NOT NULL,
    CONSTRAINT missing_word_count_check CHECK ((count > 0)),
    CONSTRAINT missing_word_phrase_check CHECK ((((length(phrase) >= 3) AND (length(phrase) <= 40)) AND (phrase !~ '[0-9@.:/+]'::text)))
);

CREATE TABLE public.notification (
    id uuid NOT NULL,
    candidate_id uuid NOT NULL,
    type_key text NOT NULL,
    "values" jsonb NOT NULL,
    link text,
    dedupe_key text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    read_at timestamp(3) with time zone,
    pushed_at timestamp(3) with time zone
);

CREATE TABLE public.notification_preference (
    candidate_id uuid NOT NULL,
    type_key text NOT NULL,
    is_enabled boolean NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.notification_type (
    key text NOT NULL,
    label_en text NOT NULL,
    label_hi text NOT NULL,
    label_mr text NOT NULL,
    description_en text NOT NULL,
    description_hi text NOT NULL,
    description_mr text NOT NULL,
    sort_order integer NOT NULL
);

CREATE TABLE public.operator (
    name text NOT NULL,
    key_hash character(64) NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    created_by text NOT NULL,
    last_used_at timestamp(3) with time zone,
    revoked_at timestamp(3) with time zone,
    CONSTRAINT operator_name_check CHECK ((name ~ '^[a-z0-9][a-z0-9._-]{0,39}$'::text))
);

CREATE TABLE public.operator_icon (
    family text NOT NULL,
    key text NOT NULL,
    view_box text NOT NULL,
    body text NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT operator_icon_family_check CHECK ((family = ANY (ARRAY['profiles'::text, 'cities'::text])))
);

CREATE TABLE public.otp_challenge (
    id uuid NOT NULL,
    candidate_id uuid NOT NULL,
    phone text NOT NULL,
    code_hash text NOT NULL,
    state public.otp_state DEFAULT 'SENT'::public.otp_state NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    sent_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT otp_challenge_expiry_check CHECK ((expires_at > sent_at)),
    CONSTRAINT otp_challenge_phone_check CHECK ((phone ~ '^\+91[6-9][0-9]{9}$'::text)),
    CONSTRAINT otp_challenge_tries_check CHECK ((tries >= 0))
);

CREATE TABLE public.otp_lock (
    phone_hash text NOT NULL,
    sign_in_hash text NOT NULL,
    locked_until timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.otp_send (
    id uuid NOT NULL,
    phone_hash text NOT NULL,
    address_hash text NOT NULL,
    sign_in_hash text NOT NULL,
    is_sent boolean DEFAULT true NOT NULL,
    sent_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.otp_wrong_code (
    id uuid NOT NULL,
    phone_hash text NOT NULL,
    sign_in_hash text NOT NULL,
    given_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.product_feedback (
    id uuid NOT NULL,
    candidate_id uuid NOT NULL,
    message text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE public.push_retry (
    notification_id uuid NOT NULL,
    token text NOT NULL,
    tries smallint NOT NULL,
    due_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.push_subscription (
    token text NOT NULL,
    candidate_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    seen_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    login_id uuid
);

CREATE TABLE public.recent_company (
    candidate_id uuid NOT NULL,
    company_id uuid NOT NULL,
    searched_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.recent_job (
    candidate_id uuid NOT NULL,
    job_id uuid NOT NULL,
    searched_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.reference_version (
    id boolean DEFAULT true NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    CONSTRAINT reference_version_one_row_check CHECK (id)
);

CREATE TABLE public.referral (
    referee_id uuid NOT NULL,
    referrer_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    granted_at timestamp(3) with time zone,
    CONSTRAINT referral_not_self_check CHECK ((referee_id <> referrer_id))
);

CREATE TABLE public.refresh_token (
    id uuid NOT NULL,
    family_id uuid NOT NULL,
    candidate_id uuid NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    used_at timestamp(3) with time zone,
    revoked_at timestamp(3) with time zone,
    CONSTRAINT refresh_token_expiry_check CHECK ((expires_at > created_at))
);

CREATE TABLE public.report_reason (
    key text NOT NULL,
    text_en text NOT NULL,
    text_hi text NOT NULL,
    text_mr text NOT NULL,
    sort_order integer NOT NULL
);

CREATE TABLE public.saved_job (
    candidate_id uuid NOT NULL,
    job_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE public.search_lexicon (
    phrase text NOT NULL,
    kind text NOT NULL,
    value text NOT NULL,
    source text DEFAULT 'seed'::text NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    is_retired boolean DEFAULT false NOT NULL
);

CREATE TABLE public.search_word (
    word text NOT NULL,
    term integer NOT NULL
);

CREATE SEQUENCE public.search_word_term_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.search_word_term_seq OWNED BY public.search_word.term;

CREATE TABLE public.setting (
    key text NOT NULL,
    value jsonb NOT NULL,
    updated_at timestamp(3) without time zone NOT NULL,
    updated_by text
);

CREATE TABLE public.sign_in_ticket (
    token_hash text NOT NULL,
    browser_hash text NOT NULL,
    provider public.identity_provider NOT NULL,
    subject text NOT NULL,
    email text,
    name text NOT NULL,
    image_url text,
    expires_at timestamp(3) with time zone NOT NULL,
    used_at timestamp(3) with time zone
);

CREATE TABLE public.skill (
    key text NOT NULL,
    profile_key text,
    name_en text NOT NULL,
    name_hi text NOT NULL,
    name_mr text NOT NULL
);

CREATE TABLE public.stored_file (
    key text NOT NULL,
    candidate_id uuid,
    kind public.file_kind NOT NULL,
    content_type text NOT NULL,
    bytes integer NOT NULL,
    encryption text,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    deleted_at timestamp(3) with time zone,
    CONSTRAINT stored_file_bytes_check CHECK ((bytes >= 0))
);

CREATE TABLE public.support_message (
    id uuid NOT NULL,
    candidate_id uuid NOT NULL,
    message text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    answered_at timestamp(3) with time zone
);

CREATE TABLE public.university (
    name text NOT NULL,
    is_retired boolean DEFAULT false NOT NULL,
    edited_at timestamp(3) with time zone
);

CREATE TABLE public.video_tip_category (
    id text NOT NULL,
    name jsonb NOT NULL,
    videos jsonb NOT NULL,
    sort_order integer NOT NULL,
    is_retired boolean DEFAULT false NOT NULL,
    edited_at timestamp(3) with time zone
);

ALTER TABLE ONLY public.city ALTER COLUMN id SET DEFAULT nextval('public.city_id_seq'::regclass);

ALTER TABLE ONLY public.job_profile ALTER COLUMN code SET DEFAULT nextval('public.job_profile_code_seq'::regclass);

ALTER TABLE ONLY public.locality ALTER COLUMN id SET DEFAULT nextval('public.locality_id_seq'::regclass);

ALTER TABLE ONLY public.search_word ALTER COLUMN term SET DEFAULT nextval('public.search_word_term_seq'::regclass);

INSERT INTO public._prisma_migrations VALUES ('2f363ba5-7d5b-4eda-be4a-57ee71e80488', 'ec2a249671009363b86d6aa434db692cbce098657caee99c041f7a42d7b8ac57', '2026-11-22 20:59:45.12+00', '0034_hidden_reviews', NULL, NULL, '2026-11-22 20:59:45.118+00', 1);
INSERT INTO public._prisma_migrations VALUES ('0d6601ad-755c-428b-a307-cf8c378ac476', '43762f399699aee42d7ec0f51c1d6b841ead66202d0f17b56259548ea7f576c3', '2026-11-22 20:59:44.924+00', '0001_tables', NULL, NULL, '2026-11-22 20:59:44.166+00', 1);
INSERT INTO public._prisma_migrations VALUES ('4b840d48-3cb0-4662-8914-7324d994151c', 'a5f44d858dcdba1f3d97eb157adb47efd7f69b356e19cab14ff00c77fc67ea6d', '2026-11-22 20:59:44.957+00', '0002_rules', NULL, NULL, '2026-11-22 20:59:44.93+00', 1);
INSERT INTO public._prisma_migrations VALUES ('e4cff570-8451-4fd1-a57a-6e1ac8c5fc48', '6c113d2da8b362a4057ce3e4c895e0938e029d75600a5a650c31d86c6680dc9c', '2026-11-22 20:59:44.993+00', '0003_search', NULL, NULL, '2026-11-22 20:59:44.958+00', 1);
INSERT INTO public._prisma_migrations VALUES ('ea81b941-3d54-4082-bbd8-7b99a0b292b7', 'd0052b4dd178c39f79250091ffc33c4780d157cd8a98c811f415d7ac334dacaa', '2026-11-22 20:59:45+00', '0004_company_search', NULL, NULL, '2026-11-22 20:59:44.994+00', 1);
INSERT INTO public._prisma_migrations VALUES ('d82b731d-8dc5-4236-9a58-af294dbf85c5', '6b747948cc3b69a4055d65586c28265ae29eed8a2b84aa3bf30a669d847e72de', '2026-11-22 20:59:45.011+00', '0010_job_alerts', NULL, NULL, '2026-11-22 20:59:45.001+00', 1);
INSERT INTO public._prisma_migrations VALUES ('c8ef233a-5eb7-4fa2-b8d5-718064718b9b', 'ed8d856171232442a8997a28e4f47c42cb77e5fdb4967ef12e67327023b98480', '2026-11-22 20:59:45.038+00', '0010_missing_words', NULL, NULL, '2026-11-22 20:59:45.012+00', 1);
INSERT INTO public._prisma_migrations VALUES ('20d6431b-1437-47d2-8054-8f77b55ca4d4', '704e3f03b98bdb32b99bdacc58f0881adcae2aec14f55af92d71ea051d111f58', '2026-11-22 20:59:45.046+00', '0011_job_shift', NULL, NULL, '2026-11-22 20:59:45.039+00', 1);
INSERT INTO public._prisma_migrations VALUES ('5bca504f-61ff-41c9-b4bd-8c3ab3535290', 'ff5b6ac5f3fc3b3c7d6c9a43d646b1088b595babce1de141b4f70d8220d89de0', '2026-11-22 20:59:45.073+00', '0020_operators', NULL, NULL, '2026-11-22 20:59:45.047+00', 1);
INSERT INTO public._prisma_migrations VALUES ('f46e8f61-6a23-41ee-9b96-2e41b9fbffe0', '9b6268f7117c5ac4a3fa4cf3cf5bb10c6f44c4db3dc60970c93dc7780ed6d528', '2026-11-22 20:59:45.077+00', '0020_suspended_company', NULL, NULL, '2026-11-22 20:59:45.074+00', 1);
INSERT INTO public._prisma_migrations VALUES ('5131b868-d8bc-4ab6-a6b9-cbfcf5266d41', '0a97d616dd42732db5b094e60446eb706d168ca42dc541d436912dc3cc2fbd49', '2026-11-22 20:59:45.079+00', '0030_company_pictures', NULL, NULL, '2026-11-22 20:59:45.078+00', 1);
INSERT INTO public._prisma_migrations VALUES ('7979e07c-366b-4b82-ad9a-e017bbba41b5', '8582dd74e767942becfc18eb08d25fde4c52d3a78d4bddb3c16fc3017694454f', '2026-11-22 20:59:45.095+00', '0030_feeds', NULL, NULL, '2026-11-22 20:59:45.08+00', 1);
INSERT INTO public._prisma_migrations VALUES ('13c230ec-356c-44d9-9322-58eb9cb56ca6', 'b64d7963172e44bc9df9aa2a9ce908d9eb58a1f90b58b2a95d370208e43d06dd', '2026-11-22 20:59:45.101+00', '0030_moderation', NULL, NULL, '2026-11-22 20:59:45.096+00', 1);
INSERT INTO public._prisma_migrations VALUES ('772046cd-1260-48fb-a397-988ba74bd4ef', '680982d1806f5209b547b42aefbec0b3aeb40df38b8e39cb48f68037008665f5', '2026-11-22 20:59:45.104+00', '0030_suspended_candidate', NULL, NULL, '2026-11-22 20:59:45.102+00', 1);
INSERT INTO public._prisma_migrations VALUES ('5dce2b5d-c6c4-412d-b723-6bc90866cf04', '42d85bdf015d2204d05302c809f60d43f9e9d6e7d7e045cb99941131770a7bb2', '2026-11-22 20:59:45.118+00', '0031_push', NULL, NULL, '2026-11-22 20:59:45.105+00', 1);


INSERT INTO public.application VALUES ('00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-0000000000b1', '00000000-0000-7000-8000-0000000000c1', 'APPLIED', 1, NULL, NULL, true, true, NULL, NULL, '2026-11-22 20:59:45.153+00', '2026-11-22 20:59:45.153+00', '2026-11-22 20:59:45.153+00', NULL);





INSERT INTO public.candidate VALUES ('00000000-0000-7000-8000-000000000001', 'Asha', NULL, NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, true, NULL, 'ONE111', 0, '2026-11-22 20:59:45.153+00', '2026-11-22 20:59:45.153+00', NULL, NULL, NULL, NULL);
INSERT INTO public.candidate VALUES ('00000000-0000-7000-8000-000000000002', 'Ravi', NULL, NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, true, NULL, 'TWO222', 0, '2026-11-22 20:59:45.153+00', '2026-11-22 20:59:45.153+00', NULL, NULL, NULL, NULL);

INSERT INTO public.city VALUES (1, 'pune', 'Pune', NULL, NULL, 'Maharashtra', 18.5, 73.9, DEFAULT, 1, false, NULL, NULL, false, NULL);

INSERT INTO public.company VALUES ('00000000-0000-7000-8000-0000000000c1', 'abc123', 'Misal House', 'misal-house', NULL, '', NULL, 'FC Road', 1, 18.5, 73.9, DEFAULT, '+919800000000', 'hr@example.in', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, '2026-11-22 20:59:45.153+00', '2026-11-22 20:59:45.153+00', NULL, NULL);






INSERT INTO public.company_term VALUES (2, '00000000-0000-7000-8000-0000000000c1');
INSERT INTO public.company_term VALUES (1, '00000000-0000-7000-8000-0000000000c1');



INSERT INTO public.conversation VALUES ('00000000-0000-7000-8000-000000000001', 'ADMIN', '00000000-0000-7000-8000-000000000001', NULL, 0, '2026-11-22 20:59:45.153+00');


INSERT INTO public.credit_request VALUES ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000001', 'OPEN', '2026-11-22 20:59:45.153+00', NULL, NULL);















INSERT INTO public.job VALUES ('00000000-0000-7000-8000-0000000000b1', 'job001', '00000000-0000-7000-8000-0000000000c1', 'Cook', 'cook', 'cook', NULL, 'FULL_TIME', NULL, 'ANY', 0, NULL, NULL, NULL, 1, 1, NULL, 'FC Road', 18.5, 73.9, DEFAULT, '', '{}', 'en', 'ACTIVE', NULL, NULL, 0, 0, 0, '2026-11-22 20:59:45.153+00', '2026-11-22 20:59:45.153+00', '2026-12-22 20:59:45.153+00', NULL, NULL);



INSERT INTO public.job_profile VALUES ('cook', 1, 'Cook', 'रसोइया', 'स्वयंपाकी', 'cook', 0, NULL, false, NULL);


INSERT INTO public.job_search VALUES ('00000000-0000-7000-8000-0000000000b1', true, 202090, 1, 1, 0, 0, 99, 0, -1, 18.5, 73.9, '(73.9,18.830094564113335)', '2026-11-22 20:59:45.153+00', 'cook misal house ', 0);


INSERT INTO public.job_term VALUES (1, 202090, '2026-11-22 20:59:45.153+00', '00000000-0000-7000-8000-0000000000b1', true, 1, 1, 0, 0, 99, 0, -1, 18.5, 73.9);
INSERT INTO public.job_term VALUES (2, 202090, '2026-11-22 20:59:45.153+00', '00000000-0000-7000-8000-0000000000b1', true, 1, 1, 0, 0, 99, 0, -1, 18.5, 73.9);
INSERT INTO public.job_term VALUES (3, 202090, '2026-11-22 20:59:45.153+00', '00000000-0000-7000-8000-0000000000b1', true, 1, 1, 0, 0, 99, 0, -1, 18.5, 73.9);



INSERT INTO public.message VALUES ('00000000-0000-7000-8000-000000000001', 1, 'ADMIN', 'Hello', NULL, '2026-11-22 20:59:45.153+00');

















INSERT INTO public.reference_version VALUES (true, 2);






INSERT INTO public.search_word VALUES ('house', 1);
INSERT INTO public.search_word VALUES ('misal', 2);
INSERT INTO public.search_word VALUES ('cook', 3);








SELECT pg_catalog.setval('public.city_id_seq', 1, true);

SELECT pg_catalog.setval('public.job_profile_code_seq', 1, true);

SELECT pg_catalog.setval('public.locality_id_seq', 1, false);

SELECT pg_catalog.setval('public.search_word_term_seq', 3, true);

ALTER TABLE ONLY public._prisma_migrations
    ADD CONSTRAINT _prisma_migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.account_trace
    ADD CONSTRAINT account_trace_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.application_event
    ADD CONSTRAINT application_event_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.application
    ADD CONSTRAINT application_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.audit_entry
    ADD CONSTRAINT audit_entry_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.blocked_contact
    ADD CONSTRAINT blocked_contact_pkey PRIMARY KEY (kind, value);

ALTER TABLE ONLY public.blog_post
    ADD CONSTRAINT blog_post_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.candidate
    ADD CONSTRAINT candidate_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.city
    ADD CONSTRAINT city_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.company_check
    ADD CONSTRAINT company_check_pkey PRIMARY KEY (company_id, kind);

ALTER TABLE ONLY public.company_feedback
    ADD CONSTRAINT company_feedback_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.company_follow
    ADD CONSTRAINT company_follow_pkey PRIMARY KEY (candidate_id, company_id);

ALTER TABLE ONLY public.company_image
    ADD CONSTRAINT company_image_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.company
    ADD CONSTRAINT company_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.company_review
    ADD CONSTRAINT company_review_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.company_term
    ADD CONSTRAINT company_term_pkey PRIMARY KEY (term, company_id);

ALTER TABLE ONLY public.consent
    ADD CONSTRAINT consent_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.content_page
    ADD CONSTRAINT content_page_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.conversation
    ADD CONSTRAINT conversation_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.credit_entry
    ADD CONSTRAINT credit_entry_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.credit_request
    ADD CONSTRAINT credit_request_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.degree
    ADD CONSTRAINT degree_pkey PRIMARY KEY (level, name);

ALTER TABLE ONLY public.dismissed_job
    ADD CONSTRAINT dismissed_job_pkey PRIMARY KEY (candidate_id, job_id);

ALTER TABLE ONLY public.education
    ADD CONSTRAINT education_pkey PRIMARY KEY (candidate_id, level);

ALTER TABLE ONLY public.experience
    ADD CONSTRAINT experience_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.faq
    ADD CONSTRAINT faq_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.feed_job
    ADD CONSTRAINT feed_job_pkey PRIMARY KEY (feed_name, job_id);

ALTER TABLE ONLY public.feed
    ADD CONSTRAINT feed_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.hr_reveal
    ADD CONSTRAINT hr_reveal_pkey PRIMARY KEY (candidate_id, job_id);

ALTER TABLE ONLY public.idempotency_key
    ADD CONSTRAINT idempotency_key_pkey PRIMARY KEY (candidate_id, key);

ALTER TABLE ONLY public.identity
    ADD CONSTRAINT identity_pkey PRIMARY KEY (provider, subject);

ALTER TABLE ONLY public.import_row
    ADD CONSTRAINT import_row_pkey PRIMARY KEY (import_id, "position");

ALTER TABLE ONLY public.industry_sector
    ADD CONSTRAINT industry_sector_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.interest
    ADD CONSTRAINT interest_pkey PRIMARY KEY (candidate_id, profile_key);

ALTER TABLE ONLY public.interview_tip_category
    ADD CONSTRAINT interview_tip_category_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.job_alert
    ADD CONSTRAINT job_alert_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.job_check
    ADD CONSTRAINT job_check_pkey PRIMARY KEY (job_id, kind);

ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.job_profile
    ADD CONSTRAINT job_profile_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.job_report
    ADD CONSTRAINT job_report_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.job_search
    ADD CONSTRAINT job_search_pkey PRIMARY KEY (job_id);

ALTER TABLE ONLY public.job_sub_profile
    ADD CONSTRAINT job_sub_profile_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.job_view
    ADD CONSTRAINT job_view_pkey PRIMARY KEY (candidate_id, job_id);

ALTER TABLE ONLY public.locality
    ADD CONSTRAINT locality_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.message
    ADD CONSTRAINT message_pkey PRIMARY KEY (conversation_id, sequence);

ALTER TABLE ONLY public.minimum_wage
    ADD CONSTRAINT minimum_wage_pkey PRIMARY KEY (state);

ALTER TABLE ONLY public.missing_word
    ADD CONSTRAINT missing_word_pkey PRIMARY KEY (phrase, city, is_understood);

ALTER TABLE ONLY public.notification
    ADD CONSTRAINT notification_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.notification_preference
    ADD CONSTRAINT notification_preference_pkey PRIMARY KEY (candidate_id, type_key);

ALTER TABLE ONLY public.notification_type
    ADD CONSTRAINT notification_type_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.operator_icon
    ADD CONSTRAINT operator_icon_pkey PRIMARY KEY (family, key);

ALTER TABLE ONLY public.operator
    ADD CONSTRAINT operator_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.otp_challenge
    ADD CONSTRAINT otp_challenge_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.otp_lock
    ADD CONSTRAINT otp_lock_pkey PRIMARY KEY (phone_hash, sign_in_hash);

ALTER TABLE ONLY public.otp_send
    ADD CONSTRAINT otp_send_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.otp_wrong_code
    ADD CONSTRAINT otp_wrong_code_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.product_feedback
    ADD CONSTRAINT product_feedback_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.push_retry
    ADD CONSTRAINT push_retry_pkey PRIMARY KEY (notification_id, token);

ALTER TABLE ONLY public.push_subscription
    ADD CONSTRAINT push_subscription_pkey PRIMARY KEY (token);

ALTER TABLE ONLY public.recent_company
    ADD CONSTRAINT recent_company_pkey PRIMARY KEY (candidate_id, company_id);

ALTER TABLE ONLY public.recent_job
    ADD CONSTRAINT recent_job_pkey PRIMARY KEY (candidate_id, job_id);

ALTER TABLE ONLY public.reference_version
    ADD CONSTRAINT reference_version_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.referral
    ADD CONSTRAINT referral_pkey PRIMARY KEY (referee_id);

ALTER TABLE ONLY public.refresh_token
    ADD CONSTRAINT refresh_token_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.report_reason
    ADD CONSTRAINT report_reason_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.saved_job
    ADD CONSTRAINT saved_job_pkey PRIMARY KEY (candidate_id, job_id);

ALTER TABLE ONLY public.search_lexicon
    ADD CONSTRAINT search_lexicon_pkey PRIMARY KEY (phrase, kind, value);

ALTER TABLE ONLY public.search_word
    ADD CONSTRAINT search_word_pkey PRIMARY KEY (word);

ALTER TABLE ONLY public.setting
    ADD CONSTRAINT setting_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.sign_in_ticket
    ADD CONSTRAINT sign_in_ticket_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.skill
    ADD CONSTRAINT skill_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.stored_file
    ADD CONSTRAINT stored_file_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.support_message
    ADD CONSTRAINT support_message_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.university
    ADD CONSTRAINT university_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.video_tip_category
    ADD CONSTRAINT video_tip_category_pkey PRIMARY KEY (id);

CREATE INDEX account_trace_expires_at_idx ON public.account_trace USING btree (expires_at);

CREATE INDEX application_candidate_id_applied_at_id_idx ON public.application USING btree (candidate_id, applied_at DESC, id DESC);

CREATE INDEX application_candidate_id_company_id_idx ON public.application USING btree (candidate_id, company_id);

CREATE UNIQUE INDEX application_candidate_id_job_id_key ON public.application USING btree (candidate_id, job_id);

CREATE INDEX application_event_application_id_created_at_idx ON public.application_event USING btree (application_id, created_at);

CREATE INDEX application_interview_idx ON public.application USING btree (scheduled_for) WHERE (status = 'SCHEDULED'::public.application_status);

CREATE INDEX application_job_id_idx ON public.application USING btree (job_id);

CREATE INDEX application_unseen_idx ON public.application USING btree (applied_at) WHERE ((status = 'APPLIED'::public.application_status) AND (viewed_at IS NULL) AND (refunded_at IS NULL));

CREATE INDEX audit_entry_created_at_idx ON public.audit_entry USING btree (created_at);

CREATE INDEX blog_post_is_displayed_published_at_idx ON public.blog_post USING btree (is_displayed, published_at DESC);

CREATE INDEX candidate_deleted_idx ON public.candidate USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);

CREATE UNIQUE INDEX candidate_phone_key ON public.candidate USING btree (phone);

CREATE UNIQUE INDEX candidate_referral_code_key ON public.candidate USING btree (referral_code);

CREATE UNIQUE INDEX city_slug_key ON public.city USING btree (slug);

CREATE INDEX company_city_id_idx ON public.company USING btree (city_id);

CREATE INDEX company_created_at_id_idx ON public.company USING btree (created_at DESC, id DESC);

CREATE INDEX company_feedback_candidate_id_created_at_idx ON public.company_feedback USING btree (candidate_id, created_at DESC);

CREATE INDEX company_follow_company_id_idx ON public.company_follow USING btree (company_id);

CREATE INDEX company_follower_count_idx ON public.company USING btree (follower_count DESC, id DESC);

CREATE UNIQUE INDEX company_image_company_id_sort_order_key ON public.company_image USING btree (company_id, sort_order);

CREATE UNIQUE INDEX company_review_candidate_id_company_id_key ON public.company_review USING btree (candidate_id, company_id);

CREATE INDEX company_review_company_id_created_at_id_idx ON public.company_review USING btree (company_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX company_share_id_key ON public.company USING btree (share_id);

CREATE INDEX consent_candidate_id_purpose_idx ON public.consent USING btree (candidate_id, purpose);

CREATE UNIQUE INDEX conversation_admin_key ON public.conversation USING btree (candidate_id) WHERE (kind = 'ADMIN'::public.conversation_kind);

CREATE INDEX conversation_candidate_id_idx ON public.conversation USING btree (candidate_id);

CREATE UNIQUE INDEX conversation_company_key ON public.conversation USING btree (candidate_id, company_id) WHERE (kind = 'COMPANY'::public.conversation_kind);

CREATE INDEX credit_entry_candidate_id_created_at_id_idx ON public.credit_entry USING btree (candidate_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX credit_entry_candidate_id_reason_reference_key ON public.credit_entry USING btree (candidate_id, reason, reference);

CREATE INDEX credit_request_candidate_id_created_at_idx ON public.credit_request USING btree (candidate_id, created_at DESC);

CREATE UNIQUE INDEX credit_request_one_open_key ON public.credit_request USING btree (candidate_id) WHERE (status = 'OPEN'::public.credit_request_status);

CREATE INDEX experience_candidate_id_start_date_idx ON public.experience USING btree (candidate_id, start_date DESC);

CREATE INDEX feed_job_job_id_idx ON public.feed_job USING btree (job_id);

CREATE INDEX idempotency_key_expires_at_idx ON public.idempotency_key USING btree (expires_at);

CREATE INDEX identity_candidate_id_idx ON public.identity USING btree (candidate_id);

CREATE UNIQUE INDEX job_alert_candidate_id_search_hash_key ON public.job_alert USING btree (candidate_id, search_hash);

CREATE INDEX job_alert_checked_at_idx ON public.job_alert USING btree (checked_at);

CREATE INDEX job_awaiting_moderation_idx ON public.job USING btree (created_at, id) WHERE ((status = 'PAUSED'::public.job_status) AND (status_reason = 'awaiting-moderation'::text));

CREATE INDEX job_company_id_created_at_id_idx ON public.job USING btree (company_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX job_profile_code_key ON public.job_profile USING btree (code);

CREATE UNIQUE INDEX job_report_candidate_id_job_id_key ON public.job_report USING btree (candidate_id, job_id);

CREATE INDEX job_report_job_id_idx ON public.job_report USING btree (job_id);

CREATE UNIQUE INDEX job_report_job_id_phone_hash_key ON public.job_report USING btree (job_id, phone_hash);

CREATE UNIQUE INDEX job_report_job_id_sign_in_hash_key ON public.job_report USING btree (job_id, sign_in_hash);

CREATE INDEX job_report_open_idx ON public.job_report USING btree (job_id) WHERE (handled_at IS NULL);

CREATE INDEX job_report_phone_hash_created_at_idx ON public.job_report USING btree (phone_hash, created_at);

CREATE INDEX job_report_sign_in_hash_created_at_idx ON public.job_report USING btree (sign_in_hash, created_at);

CREATE INDEX job_reported_idx ON public.job USING btree (id) WHERE ((status = 'PAUSED'::public.job_status) AND (status_reason = 'reported'::text));

CREATE INDEX job_search_closed_idx ON public.job_search USING btree (profile, created_at DESC, job_id DESC) WHERE (NOT is_active);

CREATE INDEX job_search_country_idx ON public.job_search USING btree (created_at DESC, job_id DESC) INCLUDE (profile, job_type, qualification, experience_min, experience_max, pay_min, pay_max, latitude, longitude) WHERE is_active;

CREATE INDEX job_search_newest_idx ON public.job_search USING btree (cell, created_at DESC, job_id DESC) INCLUDE (profile, job_type, qualification, experience_min, experience_max, pay_min, pay_max, latitude, longitude) WHERE is_active;

CREATE INDEX job_search_pay_idx ON public.job_search USING btree (job_type, pay_max DESC) INCLUDE (job_id, created_at, profile, qualification, experience_min, experience_max, pay_min, latitude, longitude) WHERE (is_active AND (pay_max >= 40000));

CREATE INDEX job_search_place_idx ON public.job_search USING gist (place) INCLUDE (job_id, created_at, profile, job_type, qualification, experience_min, experience_max, pay_min, pay_max, latitude, longitude) WHERE is_active;

CREATE INDEX job_search_profile_idx ON public.job_search USING btree (profile, created_at DESC, job_id DESC) INCLUDE (job_type, qualification, experience_min, experience_max, pay_min, pay_max, latitude, longitude) WHERE is_active;

CREATE INDEX job_search_profile_place_idx ON public.job_search USING gist (((place + point(((profile * 400))::double precision, (0)::double precision)))) INCLUDE (job_id, created_at, profile, job_type, qualification, experience_min, experience_max, pay_min, pay_max, latitude, longitude, place) WHERE is_active;

CREATE UNIQUE INDEX job_share_id_key ON public.job USING btree (share_id);

CREATE INDEX job_status_expires_at_idx ON public.job USING btree (status, expires_at);

CREATE INDEX job_term_cell_idx ON public.job_term USING btree (term, cell, created_at DESC, job_id DESC) INCLUDE (profile, job_type, qualification, experience_min, experience_max, pay_min, pay_max, latitude, longitude) WHERE is_active;

CREATE INDEX job_term_closed_idx ON public.job_term USING btree (term, created_at DESC, job_id DESC) WHERE (NOT is_active);

CREATE INDEX job_term_country_idx ON public.job_term USING btree (term, created_at DESC, job_id DESC) INCLUDE (profile, job_type, qualification, experience_min, experience_max, pay_min, pay_max, latitude, longitude) WHERE (is_active IS TRUE);

CREATE INDEX job_view_candidate_id_first_view_at_idx ON public.job_view USING btree (candidate_id, first_view_at);

CREATE UNIQUE INDEX locality_city_id_slug_key ON public.locality USING btree (city_id, slug);

CREATE UNIQUE INDEX message_conversation_id_client_key_key ON public.message USING btree (conversation_id, client_key);

CREATE INDEX notification_candidate_id_created_at_id_idx ON public.notification USING btree (candidate_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX notification_candidate_id_dedupe_key_key ON public.notification USING btree (candidate_id, dedupe_key);

CREATE INDEX notification_unpushed_idx ON public.notification USING btree (created_at) WHERE (pushed_at IS NULL);

CREATE UNIQUE INDEX operator_key_hash_key ON public.operator USING btree (key_hash);

CREATE INDEX otp_challenge_candidate_id_sent_at_idx ON public.otp_challenge USING btree (candidate_id, sent_at DESC);

CREATE INDEX otp_challenge_phone_sent_at_idx ON public.otp_challenge USING btree (phone, sent_at DESC);

CREATE INDEX otp_send_address_hash_sent_at_idx ON public.otp_send USING btree (address_hash, sent_at);

CREATE INDEX otp_send_phone_hash_sent_at_idx ON public.otp_send USING btree (phone_hash, sent_at);

CREATE INDEX otp_send_sign_in_hash_sent_at_idx ON public.otp_send USING btree (sign_in_hash, sent_at);

CREATE INDEX otp_wrong_code_phone_hash_given_at_idx ON public.otp_wrong_code USING btree (phone_hash, given_at);

CREATE INDEX push_retry_due_at_idx ON public.push_retry USING btree (due_at);

CREATE INDEX push_retry_token_idx ON public.push_retry USING btree (token);

CREATE INDEX push_subscription_candidate_id_idx ON public.push_subscription USING btree (candidate_id);

CREATE INDEX push_subscription_login_id_idx ON public.push_subscription USING btree (login_id);

CREATE INDEX recent_company_candidate_id_searched_at_idx ON public.recent_company USING btree (candidate_id, searched_at DESC);

CREATE INDEX recent_job_candidate_id_searched_at_idx ON public.recent_job USING btree (candidate_id, searched_at DESC);

CREATE INDEX referral_referrer_id_idx ON public.referral USING btree (referrer_id);

CREATE INDEX refresh_token_candidate_id_idx ON public.refresh_token USING btree (candidate_id);

CREATE INDEX refresh_token_family_id_idx ON public.refresh_token USING btree (family_id);

CREATE UNIQUE INDEX refresh_token_token_hash_key ON public.refresh_token USING btree (token_hash);

CREATE INDEX saved_job_candidate_id_created_at_idx ON public.saved_job USING btree (candidate_id, created_at DESC);

CREATE INDEX saved_job_job_id_idx ON public.saved_job USING btree (job_id);

CREATE INDEX stored_file_candidate_id_kind_idx ON public.stored_file USING btree (candidate_id, kind);

CREATE INDEX stored_file_deleted_at_idx ON public.stored_file USING btree (deleted_at);

CREATE TRIGGER account_deleted AFTER DELETE ON public.candidate FOR EACH ROW WHEN ((old.deleted_at IS NULL)) EXECUTE FUNCTION public.account_deleted();

CREATE TRIGGER account_hidden AFTER UPDATE OF deleted_at ON public.candidate FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION public.account_deleted();

CREATE TRIGGER application_company_is_jobs BEFORE INSERT OR UPDATE OF job_id, company_id ON public.application FOR EACH ROW EXECUTE FUNCTION public.application_company_is_jobs();

CREATE TRIGGER candidate_balance_is_ledger_insert BEFORE INSERT ON public.candidate FOR EACH ROW WHEN ((new.credit_balance <> 0)) EXECUTE FUNCTION public.candidate_balance_is_ledger();

CREATE TRIGGER candidate_balance_is_ledger_update BEFORE UPDATE OF credit_balance ON public.candidate FOR EACH ROW WHEN ((new.credit_balance <> old.credit_balance)) EXECUTE FUNCTION public.candidate_balance_is_ledger();

CREATE TRIGGER company_follow_counts AFTER INSERT OR DELETE ON public.company_follow FOR EACH ROW EXECUTE FUNCTION public.company_follow_counts();

CREATE TRIGGER company_search_follows_delete AFTER DELETE ON public.company REFERENCING OLD TABLE AS old_companies FOR EACH STATEMENT EXECUTE FUNCTION public.company_search_follow();

CREATE TRIGGER company_search_follows_insert AFTER INSERT ON public.company REFERENCING NEW TABLE AS new_companies FOR EACH STATEMENT EXECUTE FUNCTION public.company_search_follow();

CREATE TRIGGER company_search_follows_update AFTER UPDATE ON public.company REFERENCING OLD TABLE AS old_companies NEW TABLE AS new_companies FOR EACH STATEMENT EXECUTE FUNCTION public.company_search_follow();

CREATE TRIGGER credit_entry_is_append_only BEFORE DELETE OR UPDATE ON public.credit_entry FOR EACH ROW EXECUTE FUNCTION public.credit_entry_is_append_only();

CREATE TRIGGER credit_entry_moves_balance AFTER INSERT ON public.credit_entry FOR EACH ROW EXECUTE FUNCTION public.credit_entry_moves_balance();

CREATE TRIGGER job_search_follows_company AFTER UPDATE OF name ON public.company FOR EACH ROW WHEN ((new.name IS DISTINCT FROM old.name)) EXECUTE FUNCTION public.job_search_follow_company();

CREATE TRIGGER job_search_follows_delete AFTER DELETE ON public.job REFERENCING OLD TABLE AS old_jobs FOR EACH STATEMENT EXECUTE FUNCTION public.job_search_follow();

CREATE TRIGGER job_search_follows_insert AFTER INSERT ON public.job REFERENCING NEW TABLE AS new_jobs FOR EACH STATEMENT EXECUTE FUNCTION public.job_search_follow();

CREATE TRIGGER job_search_follows_shift AFTER UPDATE OF shift ON public.job FOR EACH ROW WHEN ((new.shift IS DISTINCT FROM old.shift)) EXECUTE FUNCTION public.job_search_follow_shift();

CREATE TRIGGER job_search_follows_update AFTER UPDATE ON public.job REFERENCING OLD TABLE AS old_jobs NEW TABLE AS new_jobs FOR EACH STATEMENT EXECUTE FUNCTION public.job_search_follow();

CREATE TRIGGER login_ended AFTER UPDATE OF revoked_at ON public.refresh_token FOR EACH ROW WHEN (((old.revoked_at IS NULL) AND (new.revoked_at IS NOT NULL))) EXECUTE FUNCTION public.login_ended();

CREATE TRIGGER message_stored AFTER INSERT ON public.message FOR EACH ROW EXECUTE FUNCTION public.message_stored();

CREATE TRIGGER reference_changed AFTER INSERT OR DELETE OR UPDATE ON public.city FOR EACH STATEMENT EXECUTE FUNCTION public.reference_changed();

CREATE TRIGGER reference_changed AFTER INSERT OR DELETE OR UPDATE ON public.job_profile FOR EACH STATEMENT EXECUTE FUNCTION public.reference_changed();

CREATE TRIGGER reference_changed AFTER INSERT OR DELETE OR UPDATE ON public.job_sub_profile FOR EACH STATEMENT EXECUTE FUNCTION public.reference_changed();

CREATE TRIGGER reference_changed AFTER INSERT OR DELETE OR UPDATE ON public.locality FOR EACH STATEMENT EXECUTE FUNCTION public.reference_changed();

CREATE TRIGGER reference_changed AFTER INSERT OR DELETE OR UPDATE ON public.search_lexicon FOR EACH STATEMENT EXECUTE FUNCTION public.reference_changed();

CREATE TRIGGER reference_changed AFTER INSERT OR DELETE OR UPDATE ON public.skill FOR EACH STATEMENT EXECUTE FUNCTION public.reference_changed();

ALTER TABLE ONLY public.application
    ADD CONSTRAINT application_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.application
    ADD CONSTRAINT application_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.company(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY public.application_event
    ADD CONSTRAINT application_event_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.application(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.application
    ADD CONSTRAINT application_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.job(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY public.candidate
    ADD CONSTRAINT candidate_city_id_fkey FOREIGN KEY (city_id) REFERENCES public.city(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY public.company_check
    ADD CONSTRAINT company_check_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.company(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.company
    ADD CONSTRAINT company_city_id_fkey FOREIGN KEY (city_id) REFERENCES public.city(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY public.company_feedback
    ADD CONSTRAINT company_feedback_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.company_feedback
    ADD CONSTRAINT company_feedback_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.company(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.company_follow
    ADD CONSTRAINT company_follow_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.company_follow
    ADD CONSTRAINT company_follow_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.company(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.company_image
    ADD CONSTRAINT company_image_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.company(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.company_review
    ADD CONSTRAINT company_review_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.company_review
    ADD CONSTRAINT company_review_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.company(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.consent
    ADD CONSTRAINT consent_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.conversation
    ADD CONSTRAINT conversation_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.conversation
    ADD CONSTRAINT conversation_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.company(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.credit_entry
    ADD CONSTRAINT credit_entry_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.credit_request
    ADD CONSTRAINT credit_request_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.dismissed_job
    ADD CONSTRAINT dismissed_job_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.dismissed_job
    ADD CONSTRAINT dismissed_job_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.job(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.education
    ADD CONSTRAINT education_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.experience
    ADD CONSTRAINT experience_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.feed_job
    ADD CONSTRAINT feed_job_feed_name_fkey FOREIGN KEY (feed_name) REFERENCES public.feed(name) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.feed_job
    ADD CONSTRAINT feed_job_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.job(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.hr_reveal
    ADD CONSTRAINT hr_reveal_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.hr_reveal
    ADD CONSTRAINT hr_reveal_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.job(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.idempotency_key
    ADD CONSTRAINT idempotency_key_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.identity
    ADD CONSTRAINT identity_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.interest
    ADD CONSTRAINT interest_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.interest
    ADD CONSTRAINT interest_profile_key_fkey FOREIGN KEY (profile_key) REFERENCES public.job_profile(key) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY public.job_alert
    ADD CONSTRAINT job_alert_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.job_check
    ADD CONSTRAINT job_check_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.job(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_city_id_fkey FOREIGN KEY (city_id) REFERENCES public.city(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.company(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_profile_key_fkey FOREIGN KEY (profile_key) REFERENCES public.job_profile(key) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY public.job_report
    ADD CONSTRAINT job_report_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY public.job_report
    ADD CONSTRAINT job_report_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.job(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_sub_profile_key_fkey FOREIGN KEY (sub_profile_key) REFERENCES public.job_sub_profile(key) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY public.job_sub_profile
    ADD CONSTRAINT job_sub_profile_profile_key_fkey FOREIGN KEY (profile_key) REFERENCES public.job_profile(key) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.job_view
    ADD CONSTRAINT job_view_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.job_view
    ADD CONSTRAINT job_view_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.job(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.locality
    ADD CONSTRAINT locality_city_id_fkey FOREIGN KEY (city_id) REFERENCES public.city(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.message
    ADD CONSTRAINT message_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES public.conversation(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.notification
    ADD CONSTRAINT notification_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.notification_preference
    ADD CONSTRAINT notification_preference_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.notification_preference
    ADD CONSTRAINT notification_preference_type_key_fkey FOREIGN KEY (type_key) REFERENCES public.notification_type(key) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY public.notification
    ADD CONSTRAINT notification_type_key_fkey FOREIGN KEY (type_key) REFERENCES public.notification_type(key) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY public.otp_challenge
    ADD CONSTRAINT otp_challenge_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.product_feedback
    ADD CONSTRAINT product_feedback_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.push_retry
    ADD CONSTRAINT push_retry_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES public.notification(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.push_retry
    ADD CONSTRAINT push_retry_token_fkey FOREIGN KEY (token) REFERENCES public.push_subscription(token) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.push_subscription
    ADD CONSTRAINT push_subscription_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.recent_company
    ADD CONSTRAINT recent_company_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.recent_company
    ADD CONSTRAINT recent_company_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.company(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.recent_job
    ADD CONSTRAINT recent_job_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.recent_job
    ADD CONSTRAINT recent_job_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.job(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.referral
    ADD CONSTRAINT referral_referee_id_fkey FOREIGN KEY (referee_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.referral
    ADD CONSTRAINT referral_referrer_id_fkey FOREIGN KEY (referrer_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.refresh_token
    ADD CONSTRAINT refresh_token_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.saved_job
    ADD CONSTRAINT saved_job_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.saved_job
    ADD CONSTRAINT saved_job_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.job(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.stored_file
    ADD CONSTRAINT stored_file_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY public.support_message
    ADD CONSTRAINT support_message_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.candidate(id) ON UPDATE CASCADE ON DELETE CASCADE;
