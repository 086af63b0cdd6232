-- Lists of jobs that others publish and operators bring in again and again, and which jobs came by which.
CREATE TABLE feed (
    name TEXT NOT NULL,
    source TEXT NOT NULL,
    phone TEXT NOT NULL,
    email TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    created_by TEXT NOT NULL,
    last_run_at TIMESTAMPTZ(3),
    last_result TEXT,

    CONSTRAINT feed_pkey PRIMARY KEY (name),
    CONSTRAINT feed_name_check CHECK (name ~ '^[a-z0-9][a-z0-9-]{0,39}$')
);

CREATE TABLE feed_job (
    feed_name TEXT NOT NULL,
    job_id UUID NOT NULL,

    CONSTRAINT feed_job_pkey PRIMARY KEY (feed_name, job_id),
    CONSTRAINT feed_job_feed_name_fkey FOREIGN KEY (feed_name) REFERENCES feed (name) ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT feed_job_job_id_fkey FOREIGN KEY (job_id) REFERENCES job (id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX feed_job_job_id_idx ON feed_job (job_id);
