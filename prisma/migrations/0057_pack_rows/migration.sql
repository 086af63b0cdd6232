-- Rows of the reference tables that a pack brought, so that they can be told from an operator's own and taken back.
-- before: the row that the pack replaced; null if there was none.
CREATE TABLE pack_row (
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    pack TEXT NOT NULL,
    before JSONB,
    loaded_at TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT pack_row_pkey PRIMARY KEY (kind, key)
);
