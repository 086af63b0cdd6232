-- The chat stores many messages in one statement. One notification lists all of them, with their seeker, conversation
-- and number, so that a chat server reads only what it has not delivered. A payload is shorter than 8,000 bytes.
CREATE OR REPLACE FUNCTION message_stored() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('messages_stored', p.list) FROM (
    SELECT string_agg(c.candidate_id || ' ' || c.id || ' ' || s.sequence, ',' ORDER BY s.sequence) AS list
      FROM (SELECT conversation_id, sequence, (row_number() OVER () - 1) / 80 AS page FROM stored) s
      JOIN conversation c ON c.id = s.conversation_id
     GROUP BY s.page) p;
  -- For chat servers of the previous release, which serve until all are replaced.
  PERFORM pg_notify('message_stored', c.candidate_id::text)
     FROM stored s JOIN conversation c ON c.id = s.conversation_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER message_stored AFTER INSERT ON message
  REFERENCING NEW TABLE AS stored FOR EACH STATEMENT EXECUTE FUNCTION message_stored();
