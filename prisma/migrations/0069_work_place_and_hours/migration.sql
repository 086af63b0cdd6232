-- Where the work is done. Null means that the employer does not say.
CREATE TYPE work_place AS ENUM ('ON_SITE', 'HOME', 'BOTH');

-- The shift becomes part of the hours of a job.
ALTER TYPE shift ADD VALUE 'MORNING';
ALTER TYPE shift ADD VALUE 'EVENING';
ALTER TYPE shift ADD VALUE 'WEEKEND';

ALTER TABLE job ADD COLUMN work_place work_place;

-- No index contains it, so that searches without this filter cost the same as before. A search with it looks the value
-- up by the job's key.
ALTER TABLE job_search ADD COLUMN work_place SMALLINT NOT NULL DEFAULT 0;
