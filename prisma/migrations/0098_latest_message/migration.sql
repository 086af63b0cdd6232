-- When the last message of a conversation was stored, to the minute, so that a company's list reads only the conversations
-- that it shows. A minute keeps most updates of a busy conversation out of the index.
ALTER TABLE "conversation" ADD COLUMN "last_message_at" TIMESTAMPTZ(3);
UPDATE conversation c
   SET last_message_at = (SELECT m.created_at FROM message m
                           WHERE m.conversation_id = c.id ORDER BY m.sequence DESC LIMIT 1)
 WHERE company_id IS NOT NULL;

CREATE OR REPLACE FUNCTION message_stored() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE conversation c SET last_message_at = s.at
    FROM (SELECT conversation_id, max(created_at) AS at FROM stored GROUP BY conversation_id) s
   WHERE c.id = s.conversation_id AND c.company_id IS NOT NULL
     AND (c.last_message_at IS NULL OR c.last_message_at <= s.at - interval '1 minute');
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
