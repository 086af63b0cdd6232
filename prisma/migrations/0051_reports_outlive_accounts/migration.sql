-- Reports stand when their author's account is erased, without the author. Keyed hashes of the author's sign-in and
-- verified number hold "one report a seeker a job" also for who leaves and comes back. A report counts towards pausing
-- its job where the author had a verified mobile and had opened the job.
ALTER TABLE job_report DROP CONSTRAINT job_report_candidate_id_fkey;
ALTER TABLE job_report ALTER COLUMN candidate_id DROP NOT NULL;
ALTER TABLE job_report ADD CONSTRAINT job_report_candidate_id_fkey
    FOREIGN KEY (candidate_id) REFERENCES candidate (id) ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE job_report ADD COLUMN sign_in_hash TEXT;
ALTER TABLE job_report ADD COLUMN phone_hash TEXT;
ALTER TABLE job_report ADD COLUMN is_counted BOOLEAN NOT NULL DEFAULT false;

UPDATE job_report r SET is_counted = true
  FROM candidate c
 WHERE c.id = r.candidate_id AND c.is_mobile_verified
   AND EXISTS (SELECT FROM job_view v WHERE v.candidate_id = r.candidate_id AND v.job_id = r.job_id);

CREATE UNIQUE INDEX job_report_job_id_sign_in_hash_key ON job_report (job_id, sign_in_hash);
CREATE UNIQUE INDEX job_report_job_id_phone_hash_key ON job_report (job_id, phone_hash);

-- The bound of reports a day, and what operators have before them.
CREATE INDEX job_report_sign_in_hash_created_at_idx ON job_report (sign_in_hash, created_at);
CREATE INDEX job_report_phone_hash_created_at_idx ON job_report (phone_hash, created_at);
CREATE INDEX job_report_open_idx ON job_report (job_id) WHERE handled_at IS NULL;
CREATE INDEX job_reported_idx ON job (id) WHERE status = 'PAUSED' AND status_reason = 'reported';
