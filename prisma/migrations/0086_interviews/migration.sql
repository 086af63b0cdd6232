CREATE TYPE interview_reply AS ENUM ('CONFIRMED', 'OTHER_TIME', 'DECLINED');
CREATE TYPE interview_outcome AS ENUM ('CAME', 'DID_NOT_COME', 'WE_WERE_NOT_THERE');

-- Interviews. application.scheduled_for stays in step for older clients.
CREATE TABLE interview (
    id UUID NOT NULL,
    application_id UUID NOT NULL REFERENCES application (id) ON DELETE CASCADE ON UPDATE CASCADE,
    company_id UUID NOT NULL REFERENCES company (id) ON DELETE CASCADE ON UPDATE CASCADE,
    -- 1 for the first interview of an application.
    round INTEGER NOT NULL,
    at TIMESTAMPTZ(3) NOT NULL,
    place TEXT NOT NULL,
    bring TEXT,
    -- Counts the changes, as calendars demand.
    sequence INTEGER NOT NULL DEFAULT 0,
    reply interview_reply,
    replied_at TIMESTAMPTZ(3),
    -- The other time that the seeker suggests.
    proposed_at TIMESTAMPTZ(3),
    outcome interview_outcome,
    outcome_at TIMESTAMPTZ(3),
    cancelled_at TIMESTAMPTZ(3),
    -- The member who set the interview; null if an operator did.
    created_by UUID,
    created_at TIMESTAMPTZ(3) NOT NULL,
    -- The last change of time, place or what to bring, and the member who made it.
    changed_at TIMESTAMPTZ(3) NOT NULL,
    changed_by UUID,

    CONSTRAINT interview_pkey PRIMARY KEY (id),
    CONSTRAINT interview_place_check CHECK (length(place) <= 300),
    CONSTRAINT interview_bring_check CHECK (length(bring) <= 200),
    CONSTRAINT interview_proposed_check CHECK ((reply IS NOT DISTINCT FROM 'OTHER_TIME') = (proposed_at IS NOT NULL))
);
CREATE UNIQUE INDEX interview_application_id_round_key ON interview (application_id, round);
-- An application has at most one open interview.
CREATE UNIQUE INDEX interview_open_idx ON interview (application_id) WHERE outcome IS NULL AND cancelled_at IS NULL;
CREATE INDEX interview_company_id_at_id_idx ON interview (company_id, at, id);
CREATE INDEX interview_at_idx ON interview (at) WHERE outcome IS NULL AND cancelled_at IS NULL;

-- Interviews of earlier releases.
INSERT INTO interview (id, application_id, company_id, round, at, place, bring, created_at, changed_at)
SELECT gen_random_uuid(), a.id, a.company_id, 1, a.scheduled_for, left(j.address, 300),
       (SELECT left(e.note, 200) FROM application_event e
         WHERE e.application_id = a.id AND e.status = 'SCHEDULED' ORDER BY e.created_at DESC, e.id DESC LIMIT 1),
       a.status_changed_at, a.status_changed_at
  FROM application a JOIN job j ON j.id = a.job_id
 WHERE a.status = 'SCHEDULED' AND a.scheduled_for IS NOT NULL;

-- How fast a company answers, computed each night. A table of its own, so that no trigger of company fires.
CREATE TABLE company_figure (
    company_id UUID NOT NULL REFERENCES company (id) ON DELETE CASCADE ON UPDATE CASCADE,
    -- Applications of the last 90 days that were answered, or have waited for at least 14 days.
    applications INTEGER NOT NULL,
    answered INTEGER NOT NULL,
    -- Median of the hours until the answer. Applications without an answer count as never.
    median_hours INTEGER,
    computed_at TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT company_figure_pkey PRIMARY KEY (company_id),
    CONSTRAINT company_figure_answered_check CHECK (answered BETWEEN 0 AND applications)
);
