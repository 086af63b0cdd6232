CREATE INDEX CONCURRENTLY conversation_company_latest_idx ON conversation (company_id, last_message_at DESC, id DESC) WHERE last_message_at IS NOT NULL;
