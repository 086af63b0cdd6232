-- Reports of seekers about a call or an interview of a company they applied to.
CREATE TYPE contact_kind AS ENUM ('CALL', 'INTERVIEW');
CREATE TYPE contact_report_reason AS ENUM ('ASKED_MONEY', 'OTHER_JOB', 'RUDE', 'DID_NOT_COME', 'OTHER');
CREATE TABLE contact_report (
    id UUID NOT NULL,
    -- Null after the account was erased.
    candidate_id UUID REFERENCES candidate (id) ON DELETE SET NULL ON UPDATE CASCADE,
    application_id UUID REFERENCES application (id) ON DELETE SET NULL ON UPDATE CASCADE,
    company_id UUID NOT NULL REFERENCES company (id) ON DELETE CASCADE ON UPDATE CASCADE,
    job_id UUID NOT NULL REFERENCES job (id) ON DELETE CASCADE ON UPDATE CASCADE,
    about contact_kind NOT NULL,
    reason contact_report_reason NOT NULL,
    text TEXT,
    -- Keyed hashes of the author's sign-in and, if verified, phone number.
    sign_in_hash TEXT NOT NULL,
    phone_hash TEXT,
    created_at TIMESTAMPTZ(3) NOT NULL,
    handled_at TIMESTAMPTZ(3),
    handled_by TEXT,
    -- The operator's finding: true if groundless, false if right, null before it.
    is_groundless BOOLEAN,

    CONSTRAINT contact_report_pkey PRIMARY KEY (id),
    CONSTRAINT contact_report_text_check CHECK (text IS NULL OR (length(text) BETWEEN 1 AND 1000 AND text ~ '\S')),
    CONSTRAINT contact_report_other_check CHECK (reason <> 'OTHER' OR text IS NOT NULL),
    CONSTRAINT contact_report_handled_check
        CHECK ((handled_at IS NULL) = (handled_by IS NULL) AND (handled_at IS NULL) = (is_groundless IS NULL))
);
CREATE UNIQUE INDEX contact_report_application_id_about_key ON contact_report (application_id, about);
CREATE INDEX contact_report_candidate_id_idx ON contact_report (candidate_id);
CREATE INDEX contact_report_company_id_created_at_idx ON contact_report (company_id, created_at);
CREATE INDEX contact_report_job_id_idx ON contact_report (job_id);
CREATE INDEX contact_report_sign_in_hash_created_at_idx ON contact_report (sign_in_hash, created_at);
CREATE INDEX contact_report_phone_hash_created_at_idx ON contact_report (phone_hash, created_at);
CREATE INDEX contact_report_waiting_idx ON contact_report (created_at, id) WHERE handled_at IS NULL;
