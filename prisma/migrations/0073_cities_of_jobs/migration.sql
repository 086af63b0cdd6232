-- Takes some minutes for a million jobs. Edits of jobs wait for it, searches do not.
UPDATE job_search SET city = job.city_id FROM job WHERE job.id = job_search.job_id AND job_search.city <> job.city_id;
