-- Who saw which data of a seeker. Kept for a year, as the law demands, also after the seeker's account is erased.
CREATE TYPE access_kind AS ENUM ('CARD', 'PROFILE', 'PHONE', 'FILE');

CREATE TABLE profile_access (
    id UUID NOT NULL,
    candidate_id UUID REFERENCES candidate (id) ON DELETE SET NULL ON UPDATE CASCADE,
    -- Keyed hash of the seeker's id. It stays when the account is erased.
    subject_hash TEXT NOT NULL,
    company_id UUID REFERENCES company (id) ON DELETE SET NULL ON UPDATE CASCADE,
    -- The application, without a foreign key: it goes with the account, and the ledger stays.
    context UUID NOT NULL,
    actor TEXT NOT NULL,
    what access_kind NOT NULL,
    -- The day in India.
    day DATE NOT NULL,
    first_at TIMESTAMPTZ(3) NOT NULL,
    last_at TIMESTAMPTZ(3) NOT NULL,
    times INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT profile_access_pkey PRIMARY KEY (id),
    CONSTRAINT profile_access_times_check CHECK (times >= 1)
);
CREATE UNIQUE INDEX profile_access_subject_hash_key ON profile_access (subject_hash, context, actor, what, day);
CREATE INDEX profile_access_candidate_id_last_at_idx ON profile_access (candidate_id, last_at DESC, id DESC);
CREATE INDEX profile_access_company_id_what_day_idx ON profile_access (company_id, what, day);
CREATE INDEX profile_access_last_at_idx ON profile_access USING brin (last_at);

CREATE FUNCTION profile_access_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.last_at > now() - interval '1 year' THEN
    RAISE EXCEPTION 'the access ledger is kept for a year' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER profile_access_is_kept BEFORE DELETE ON profile_access
  FOR EACH ROW EXECUTE FUNCTION profile_access_keep();

-- Reasons for a refusal. is_told: whether the seeker reads the reason.
CREATE TABLE answer_reason (
    key TEXT NOT NULL,
    label_en TEXT NOT NULL,
    label_hi TEXT NOT NULL,
    label_mr TEXT NOT NULL,
    text_en TEXT NOT NULL,
    text_hi TEXT NOT NULL,
    text_mr TEXT NOT NULL,
    is_told BOOLEAN NOT NULL,
    sort_order INTEGER NOT NULL,

    CONSTRAINT answer_reason_pkey PRIMARY KEY (key)
);

-- A refusal that the seeker does not see yet. It is sent at due_at, unless it was undone.
CREATE TABLE held_answer (
    id UUID NOT NULL,
    application_id UUID NOT NULL REFERENCES application (id) ON DELETE CASCADE ON UPDATE CASCADE,
    -- The status that the application had. The answer is dropped if it changed.
    "from" application_status NOT NULL,
    attempt INTEGER NOT NULL,
    reason TEXT NOT NULL,
    member_id UUID NOT NULL REFERENCES member (id) ON UPDATE CASCADE,
    created_at TIMESTAMPTZ(3) NOT NULL,
    due_at TIMESTAMPTZ(3) NOT NULL,
    undone_at TIMESTAMPTZ(3),
    sent_at TIMESTAMPTZ(3),

    CONSTRAINT held_answer_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX held_answer_open_idx ON held_answer (application_id) WHERE undone_at IS NULL AND sent_at IS NULL;
CREATE INDEX held_answer_application_id_idx ON held_answer (application_id);
CREATE INDEX held_answer_due_idx ON held_answer (due_at) WHERE undone_at IS NULL AND sent_at IS NULL;

CREATE TYPE call_outcome AS ENUM ('REACHED', 'NOT_REACHED', 'WRONG_NUMBER', 'COMES', 'DOES_NOT_WANT');

CREATE TABLE application_call (
    id UUID NOT NULL,
    application_id UUID NOT NULL REFERENCES application (id) ON DELETE CASCADE ON UPDATE CASCADE,
    member_id UUID NOT NULL REFERENCES member (id) ON UPDATE CASCADE,
    outcome call_outcome NOT NULL,
    at TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT application_call_pkey PRIMARY KEY (id)
);
CREATE INDEX application_call_application_id_at_idx ON application_call (application_id, at);

-- reason: the key of answer_reason. member_id: who made the step for the company.
ALTER TABLE application_event ADD COLUMN reason TEXT, ADD COLUMN member_id UUID;
