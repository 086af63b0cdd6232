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
  (CASE job.work_place WHEN 'ON_SITE' THEN 1 WHEN 'HOME' THEN 3 WHEN 'BOTH' THEN 2 ELSE 0 END)::smallint AS work_place
FROM job
JOIN company ON company.id = job.company_id
JOIN job_profile ON job_profile.key = job.profile_key;

CREATE FUNCTION job_search_follow_work_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE job_search SET work_place = source.work_place
  FROM job_search_source source
  WHERE job_search.job_id = NEW.id AND source.job_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER job_search_follows_work_place AFTER UPDATE OF work_place ON job
  FOR EACH ROW WHEN (NEW.work_place IS DISTINCT FROM OLD.work_place) EXECUTE FUNCTION job_search_follow_work_place();
