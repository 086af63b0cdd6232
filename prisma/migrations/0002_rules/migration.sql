-- The rules that Prisma cannot say: bad states are refused by the database, whoever writes. Names of constraints
-- are part of the code's vocabulary: `constraintOf(error)` answers them, from the message where Prisma passes on
-- nothing else; so triggers say theirs in the message too.

-- Places

ALTER TABLE city
  ADD CONSTRAINT city_coordinates_check CHECK (latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180),
  ADD CONSTRAINT city_population_check CHECK (population >= 0);

ALTER TABLE locality
  ADD CONSTRAINT locality_coordinates_check
    CHECK (latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180);

ALTER TABLE minimum_wage
  ADD CONSTRAINT minimum_wage_order_check
    CHECK (0 < unskilled AND unskilled <= semi_skilled AND semi_skilled <= skilled);

-- Companies and jobs

ALTER TABLE company
  ADD CONSTRAINT company_share_id_check CHECK (share_id ~ '^[0-9A-Za-z]{6}$'),
  ADD CONSTRAINT company_coordinates_check
    CHECK (latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180),
  ADD CONSTRAINT company_follower_count_check CHECK (follower_count >= 0);

ALTER TABLE job
  ADD CONSTRAINT job_share_id_check CHECK (share_id ~ '^[0-9A-Za-z]{6}$'),
  ADD CONSTRAINT job_coordinates_check CHECK (latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180),
  ADD CONSTRAINT job_experience_check
    CHECK (experience_min_years BETWEEN 0 AND 60 AND experience_max_years BETWEEN experience_min_years AND 60),
  ADD CONSTRAINT job_pay_check CHECK (pay_min >= 0 AND pay_max >= 0 AND pay_min <= pay_max),
  ADD CONSTRAINT job_openings_check CHECK (openings >= 1),
  ADD CONSTRAINT job_view_count_check CHECK (view_count >= 0),
  ADD CONSTRAINT job_checks_check CHECK (0 <= checks_passed AND checks_passed <= checks_done AND checks_done <= 5),
  ADD CONSTRAINT job_expiry_check CHECK (expires_at > created_at);

-- A check that is done has its time; one that is not has none.
ALTER TABLE company_check
  ADD CONSTRAINT company_check_time_check CHECK ((outcome = 'NOT_DONE') = (checked_at IS NULL));
ALTER TABLE job_check
  ADD CONSTRAINT job_check_time_check CHECK ((outcome = 'NOT_DONE') = (checked_at IS NULL));

-- Numbers and e-mail addresses (or whole domains) of which operators know.
ALTER TABLE blocked_contact
  ADD CONSTRAINT blocked_contact_kind_check CHECK (kind IN ('phone', 'email', 'domain'));

-- Seekers

ALTER TABLE candidate
  ADD CONSTRAINT candidate_name_check CHECK (char_length(name) <= 80),
  ADD CONSTRAINT candidate_phone_check CHECK (phone ~ '^\+91[6-9][0-9]{9}$'),
  ADD CONSTRAINT candidate_verified_phone_check CHECK (phone IS NOT NULL OR NOT is_mobile_verified),
  ADD CONSTRAINT candidate_birth_date_check CHECK (birth_date >= DATE '1960-02-01'),
  ADD CONSTRAINT candidate_coordinates_check CHECK (
    (latitude IS NULL) = (longitude IS NULL)
    AND latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180
  ),
  ADD CONSTRAINT candidate_aadhaar_check CHECK (aadhaar_last_four ~ '^[0-9]{4}$'),
  ADD CONSTRAINT candidate_credit_balance_check CHECK (credit_balance >= 0);

ALTER TABLE refresh_token
  ADD CONSTRAINT refresh_token_expiry_check CHECK (expires_at > created_at);

ALTER TABLE otp_challenge
  ADD CONSTRAINT otp_challenge_phone_check CHECK (phone ~ '^\+91[6-9][0-9]{9}$'),
  ADD CONSTRAINT otp_challenge_tries_check CHECK (tries >= 0),
  ADD CONSTRAINT otp_challenge_expiry_check CHECK (expires_at > sent_at);

ALTER TABLE education
  ADD CONSTRAINT education_percentage_check CHECK (percentage BETWEEN 0 AND 100),
  ADD CONSTRAINT education_passing_year_check CHECK (passing_year BETWEEN 1950 AND 2100);

ALTER TABLE experience
  ADD CONSTRAINT experience_level_check CHECK (level_years BETWEEN 0 AND 10),
  ADD CONSTRAINT experience_dates_check CHECK (end_date >= start_date),
  ADD CONSTRAINT experience_current_check CHECK (NOT (is_current AND end_date IS NOT NULL));

ALTER TABLE stored_file
  ADD CONSTRAINT stored_file_bytes_check CHECK (bytes >= 0);

ALTER TABLE consent
  ADD CONSTRAINT consent_withdrawn_check CHECK (withdrawn_at >= given_at);

ALTER TABLE account_trace
  ADD CONSTRAINT account_trace_credits_left_check CHECK (credits_left >= 0);

-- Credits

-- Compared as text: a value that a transaction adds to a type cannot be used in it, and a new reason wants both.
ALTER TABLE credit_entry
  ADD CONSTRAINT credit_entry_amount_check CHECK (
    CASE reason::text
      WHEN 'APPLY' THEN amount < 0
      WHEN 'HR_CONTACT' THEN amount < 0
      WHEN 'START_REVERSED' THEN amount < 0
      WHEN 'OPERATOR' THEN amount <> 0
      ELSE amount > 0
    END
  );

ALTER TABLE credit_request
  ADD CONSTRAINT credit_request_decision_check CHECK ((status = 'OPEN') = (decided_at IS NULL));
CREATE UNIQUE INDEX credit_request_one_open_key ON credit_request (candidate_id) WHERE status = 'OPEN';

ALTER TABLE referral
  ADD CONSTRAINT referral_not_self_check CHECK (referee_id <> referrer_id);

-- The balance is the sum of the ledger: an entry moves it, in the entry's transaction, and nothing else does.
-- Spending more than there is fails on candidate_credit_balance_check.
CREATE FUNCTION credit_entry_moves_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE candidate SET credit_balance = credit_balance + NEW.amount WHERE id = NEW.candidate_id;
  RETURN NULL;
END $$;
CREATE TRIGGER credit_entry_moves_balance AFTER INSERT ON credit_entry
  FOR EACH ROW EXECUTE FUNCTION credit_entry_moves_balance();

CREATE FUNCTION candidate_balance_is_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- One trigger deep is a writer's own statement; deeper is the ledger's.
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'the credit balance follows the ledger: constraint "candidate_balance_is_ledger"'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'candidate_balance_is_ledger', TABLE = 'candidate';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER candidate_balance_is_ledger_insert BEFORE INSERT ON candidate
  FOR EACH ROW WHEN (NEW.credit_balance <> 0) EXECUTE FUNCTION candidate_balance_is_ledger();
CREATE TRIGGER candidate_balance_is_ledger_update BEFORE UPDATE OF credit_balance ON candidate
  FOR EACH ROW WHEN (NEW.credit_balance <> OLD.credit_balance) EXECUTE FUNCTION candidate_balance_is_ledger();

-- The ledger is append-only; it goes only together with its seeker.
CREATE FUNCTION credit_entry_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM candidate WHERE id = OLD.candidate_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the credit ledger is append-only: constraint "credit_entry_is_append_only"'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'credit_entry_is_append_only', TABLE = 'credit_entry';
END $$;
CREATE TRIGGER credit_entry_is_append_only BEFORE UPDATE OR DELETE ON credit_entry
  FOR EACH ROW EXECUTE FUNCTION credit_entry_is_append_only();

-- A seeker and jobs

ALTER TABLE application
  ADD CONSTRAINT application_attempt_check CHECK (attempt >= 1),
  ADD CONSTRAINT application_scheduled_check CHECK (status <> 'SCHEDULED' OR scheduled_for IS NOT NULL),
  ADD CONSTRAINT application_coordinates_check CHECK (
    (latitude IS NULL) = (longitude IS NULL)
    AND latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180
  );

-- An application lies with the company of its job.
CREATE FUNCTION application_company_is_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.company_id IS DISTINCT FROM (SELECT company_id FROM job WHERE id = NEW.job_id) THEN
    RAISE EXCEPTION 'an application lies with the company of its job: constraint "application_company_is_jobs"'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'application_company_is_jobs', TABLE = 'application';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER application_company_is_jobs BEFORE INSERT OR UPDATE OF job_id, company_id ON application
  FOR EACH ROW EXECUTE FUNCTION application_company_is_jobs();

ALTER TABLE job_report
  ADD CONSTRAINT job_report_text_check CHECK (text ~ '\S');

-- Companies and seekers

CREATE FUNCTION company_follow_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE company SET follower_count = follower_count + 1 WHERE id = NEW.company_id;
  ELSE
    UPDATE company SET follower_count = follower_count - 1 WHERE id = OLD.company_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER company_follow_counts AFTER INSERT OR DELETE ON company_follow
  FOR EACH ROW EXECUTE FUNCTION company_follow_counts();

ALTER TABLE company_review
  ADD CONSTRAINT company_review_rating_check CHECK (rating BETWEEN 1 AND 5),
  ADD CONSTRAINT company_review_comment_check CHECK (char_length(comment) <= 1000);

-- A conversation is with one company or with the admin; one of each a seeker.
ALTER TABLE conversation
  ADD CONSTRAINT conversation_partner_check CHECK ((kind = 'COMPANY') = (company_id IS NOT NULL)),
  ADD CONSTRAINT conversation_sequence_check CHECK (last_sequence >= 0);
CREATE UNIQUE INDEX conversation_company_key ON conversation (candidate_id, company_id) WHERE kind = 'COMPANY';
CREATE UNIQUE INDEX conversation_admin_key ON conversation (candidate_id) WHERE kind = 'ADMIN';

ALTER TABLE message
  ADD CONSTRAINT message_sequence_check CHECK (sequence >= 1),
  ADD CONSTRAINT message_body_check CHECK (body ~ '\S' AND char_length(body) <= 2000);

-- What the chat servers are told

-- Whoever stores a chat message, the chat servers hear whose it is: the payload is the seeker's id, so that a server
-- where none of the seeker's devices is connected asks nothing.
CREATE FUNCTION message_stored() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('message_stored', candidate_id::text) FROM conversation WHERE id = NEW.conversation_id;
  RETURN NULL;
END $$;
CREATE TRIGGER message_stored AFTER INSERT ON message
  FOR EACH ROW EXECUTE FUNCTION message_stored();

-- A login that is ended is told to the chat servers, which cut its sockets: the payload is the login's id. All tokens of
-- a login end in one transaction, which tells the same payload once.
CREATE FUNCTION login_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('login_ended', NEW.family_id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER login_ended AFTER UPDATE OF revoked_at ON refresh_token
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION login_ended();

-- The same for all logins of an account that is deleted: the payload is the seeker's id.
CREATE FUNCTION account_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('account_deleted', OLD.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER account_hidden AFTER UPDATE OF deleted_at ON candidate
  FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION account_deleted();
CREATE TRIGGER account_deleted AFTER DELETE ON candidate
  FOR EACH ROW WHEN (OLD.deleted_at IS NULL) EXECUTE FUNCTION account_deleted();

-- What the work beside the requests looks for, and what operators have before them

CREATE INDEX notification_unpushed_idx ON notification (created_at) WHERE pushed_at IS NULL;
CREATE INDEX candidate_deleted_idx ON candidate (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX application_unseen_idx ON application (applied_at)
  WHERE status = 'APPLIED' AND viewed_at IS NULL AND refunded_at IS NULL;
CREATE INDEX application_interview_idx ON application (scheduled_for) WHERE status = 'SCHEDULED';
CREATE INDEX job_report_open_idx ON job_report (job_id) WHERE handled_at IS NULL;
CREATE INDEX job_reported_idx ON job (id) WHERE status = 'PAUSED' AND status_reason = 'reported';
