-- Operators prove who they are by a key, of which only the digest is here.
CREATE TABLE operator (
    name TEXT NOT NULL,
    key_hash CHAR(64) NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    created_by TEXT NOT NULL,
    last_used_at TIMESTAMPTZ(3),
    revoked_at TIMESTAMPTZ(3),

    CONSTRAINT operator_pkey PRIMARY KEY (name),
    CONSTRAINT operator_name_check CHECK (name ~ '^[a-z0-9][a-z0-9._-]{0,39}$')
);
CREATE UNIQUE INDEX operator_key_hash_key ON operator (key_hash);

-- The rows of a file while it is imported: all are looked at before any is written. What a crash left is cleared by the
-- next import. Without a log: after a crash of the server nobody needs them. `data` is null where the row was refused.
CREATE UNLOGGED TABLE import_row (
    import_id UUID NOT NULL,
    position INTEGER NOT NULL,
    line INTEGER NOT NULL,
    key TEXT NOT NULL,
    data JSONB,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT import_row_pkey PRIMARY KEY (import_id, position)
);

-- Drawings that operators bring along, sanitised: what stands within <svg>, and its view box.
CREATE TABLE operator_icon (
    family TEXT NOT NULL,
    key TEXT NOT NULL,
    view_box TEXT NOT NULL,
    body TEXT NOT NULL,
    updated_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT operator_icon_pkey PRIMARY KEY (family, key),
    CONSTRAINT operator_icon_family_check CHECK (family IN ('profiles', 'cities'))
);

-- Retired rows are offered no more, and what refers to them stays. What an operator edited, a new version of the
-- reference data leaves alone.
ALTER TABLE city
  ADD COLUMN is_retired BOOLEAN NOT NULL DEFAULT false, ADD COLUMN edited_at TIMESTAMPTZ(3);
ALTER TABLE job_profile
  ADD COLUMN is_retired BOOLEAN NOT NULL DEFAULT false, ADD COLUMN edited_at TIMESTAMPTZ(3);
ALTER TABLE job_sub_profile
  ADD COLUMN is_retired BOOLEAN NOT NULL DEFAULT false, ADD COLUMN edited_at TIMESTAMPTZ(3);
ALTER TABLE university
  ADD COLUMN is_retired BOOLEAN NOT NULL DEFAULT false, ADD COLUMN edited_at TIMESTAMPTZ(3);
ALTER TABLE blog_post ADD COLUMN edited_at TIMESTAMPTZ(3);
ALTER TABLE faq
  ADD COLUMN is_retired BOOLEAN NOT NULL DEFAULT false, ADD COLUMN edited_at TIMESTAMPTZ(3);
ALTER TABLE interview_tip_category
  ADD COLUMN is_retired BOOLEAN NOT NULL DEFAULT false, ADD COLUMN edited_at TIMESTAMPTZ(3);
ALTER TABLE video_tip_category
  ADD COLUMN is_retired BOOLEAN NOT NULL DEFAULT false, ADD COLUMN edited_at TIMESTAMPTZ(3);
ALTER TABLE search_lexicon ADD COLUMN is_retired BOOLEAN NOT NULL DEFAULT false;

-- Counts the changes of what the search's language is made of, so that every process sees soon that it has to read it
-- anew, and otherwise reads one small row.
CREATE TABLE reference_version (
    id BOOLEAN NOT NULL DEFAULT true,
    version INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT reference_version_pkey PRIMARY KEY (id),
    CONSTRAINT reference_version_one_row_check CHECK (id)
);
INSERT INTO reference_version DEFAULT VALUES;

CREATE FUNCTION reference_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reference_version SET version = version + 1;
  RETURN NULL;
END $$;

CREATE TRIGGER reference_changed AFTER INSERT OR UPDATE OR DELETE ON city
  FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();
CREATE TRIGGER reference_changed AFTER INSERT OR UPDATE OR DELETE ON locality
  FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();
CREATE TRIGGER reference_changed AFTER INSERT OR UPDATE OR DELETE ON job_profile
  FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();
CREATE TRIGGER reference_changed AFTER INSERT OR UPDATE OR DELETE ON job_sub_profile
  FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();
CREATE TRIGGER reference_changed AFTER INSERT OR UPDATE OR DELETE ON skill
  FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();
CREATE TRIGGER reference_changed AFTER INSERT OR UPDATE OR DELETE ON search_lexicon
  FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();
