-- renewed_at: when a person last renewed the job; null until then. A job ends 180 days after it, or after its first publication.
-- ref: the key of the job in its file or feed. Null for jobs that no file has brought since this version.
-- edited: values of the file for columns that an operator edited since. The edit wins until the file has another value.
ALTER TABLE job ADD COLUMN renewed_at TIMESTAMPTZ(3), ADD COLUMN ref TEXT, ADD COLUMN edited JSONB;

-- What changed: old and new values, counts, the reason. Bounded, because entries are kept for a year.
ALTER TABLE audit_entry ADD COLUMN details JSONB,
  ADD CONSTRAINT audit_entry_details_check CHECK (length(details::text) <= 16384) NOT VALID;
