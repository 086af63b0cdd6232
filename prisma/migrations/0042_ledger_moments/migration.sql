-- What moved lately: entries stand in the table as they came, so a range a block says which blocks to read, and costs a
-- new entry next to nothing.
CREATE INDEX CONCURRENTLY credit_entry_created_at_idx ON credit_entry
  USING brin (created_at) WITH (autosummarize = on);
