-- When a seeker's number moved to another account, or an operator freed it: the next number of this account is not its first.
ALTER TABLE candidate ADD COLUMN number_lost_at TIMESTAMPTZ(3);

-- Text messages a calendar day of India, counted against the day's budget.
CREATE TABLE sms_day (
    day DATE NOT NULL,
    sent INTEGER NOT NULL,

    CONSTRAINT sms_day_pkey PRIMARY KEY (day)
);

-- What an operator decided about a report: groundless (true) or right (false). Null until then, and where the job was
-- closed for another reason.
ALTER TABLE job_report ADD COLUMN is_groundless BOOLEAN;
-- A keyed hash of job and network address: reports of one job from one network count once towards pausing it.
ALTER TABLE job_report ADD COLUMN network_hash TEXT;
