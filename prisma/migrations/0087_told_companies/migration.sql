-- Until when the members of a company know about new applicants.
CREATE TABLE company_told (
    company_id UUID NOT NULL REFERENCES company (id) ON DELETE CASCADE ON UPDATE CASCADE,
    told_at TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT company_told_pkey PRIMARY KEY (company_id)
);
