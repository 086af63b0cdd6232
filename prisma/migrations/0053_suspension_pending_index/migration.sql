-- The background work looks every minute for companies with something pending.
CREATE INDEX CONCURRENTLY company_suspension_pending_idx ON company (id) WHERE suspension_pending_since IS NOT NULL;
