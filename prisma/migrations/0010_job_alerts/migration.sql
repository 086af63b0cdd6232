-- Searches that seekers want to be told of when new jobs come: one row a seeker and search, gone with the account.
CREATE TABLE job_alert (
    id UUID NOT NULL,
    candidate_id UUID NOT NULL,
    search JSONB NOT NULL,
    search_hash TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    checked_at TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT job_alert_pkey PRIMARY KEY (id),
    CONSTRAINT job_alert_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate (id)
        ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE UNIQUE INDEX job_alert_candidate_id_search_hash_key ON job_alert (candidate_id, search_hash);
CREATE INDEX job_alert_checked_at_idx ON job_alert (checked_at);
