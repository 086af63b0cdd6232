-- The city of each job, so that the jobs of a city are one list (0074). 0073 sets it for the jobs that exist. The view and the table have their columns in
-- the same order, because rows are copied from one to the other.
ALTER TABLE job_search ADD COLUMN city INTEGER NOT NULL DEFAULT 0;

CREATE OR REPLACE VIEW job_search_source AS
SELECT
  job.id AS job_id,
  job.status = 'ACTIVE' AND company.suspended_at IS NULL AS is_active,
  search_cell(job.latitude, job.longitude) AS cell,
  job_profile.code AS profile,
  (CASE job.job_type WHEN 'FULL_TIME' THEN 1 WHEN 'PART_TIME' THEN 2 ELSE 3 END)::smallint AS job_type,
  (CASE job.qualification WHEN 'SSC' THEN 1 WHEN 'HSSC' THEN 2 WHEN 'UG' THEN 3 WHEN 'PG' THEN 4 ELSE 0 END)::smallint AS qualification,
  job.experience_min_years AS experience_min,
  coalesce(job.experience_max_years, 99::smallint) AS experience_max,
  coalesce(job.pay_min, job.pay_max, 0) AS pay_min,
  coalesce(job.pay_max, job.pay_min, -1) AS pay_max,
  job.latitude,
  job.longitude,
  search_place(job.latitude, job.longitude) AS place,
  job.created_at,
  search_text(job.title || ' ' || company.name || ' ' || array_to_string(job.skills, ' ')) || coalesce(' s:' || job.sub_profile_key, '') AS words,
  (CASE job.shift WHEN 'DAY' THEN 1 WHEN 'NIGHT' THEN 2 WHEN 'ROTATING' THEN 3 WHEN 'MORNING' THEN 4 WHEN 'EVENING' THEN 5 WHEN 'WEEKEND' THEN 6 ELSE 0 END)::smallint AS shift,
  (CASE job.work_place WHEN 'ON_SITE' THEN 1 WHEN 'HOME' THEN 3 WHEN 'BOTH' THEN 2 ELSE 0 END)::smallint AS work_place,
  job.city_id AS city
FROM job
JOIN company ON company.id = job.company_id
JOIN job_profile ON job_profile.key = job.profile_key;

CREATE FUNCTION job_search_follow_city() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE job_search SET city = NEW.city_id WHERE job_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER job_search_follows_city AFTER UPDATE OF city_id ON job
  FOR EACH ROW WHEN (NEW.city_id IS DISTINCT FROM OLD.city_id) EXECUTE FUNCTION job_search_follow_city();
