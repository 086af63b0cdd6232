CREATE INDEX CONCURRENTLY company_phone_idx ON company (phone);
