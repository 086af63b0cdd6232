CREATE INDEX CONCURRENTLY conversation_company_idx ON conversation (company_id, id) WHERE company_id IS NOT NULL;
