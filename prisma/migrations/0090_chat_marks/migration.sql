-- How far each side has read a conversation. Without a known position, everything before the other side's last message
-- counts as read by it, and everything so far counts as read by the seeker.
ALTER TABLE "conversation"
  ADD COLUMN "seeker_read" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "other_read" INTEGER NOT NULL DEFAULT 0;
UPDATE conversation c
   SET seeker_read = last_sequence,
       other_read = coalesce((SELECT max(m.sequence) FROM message m
                               WHERE m.conversation_id = c.id AND m.sender <> 'CANDIDATE'), 0);

-- Announces a new read position to the chat servers, with the seeker and the conversation.
CREATE FUNCTION conversation_read() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('conversation_read', NEW.candidate_id || ' ' || NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER conversation_read AFTER UPDATE OF seeker_read, other_read ON conversation
  FOR EACH ROW WHEN (OLD.seeker_read < NEW.seeker_read OR OLD.other_read < NEW.other_read)
  EXECUTE FUNCTION conversation_read();

-- Announces seekers whose number of unread notifications has changed. A payload is shorter than 8,000 bytes.
CREATE FUNCTION notification_stored() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('bell_changed', p.list) FROM (
    SELECT string_agg(s.candidate_id::text, ',') AS list
      FROM (SELECT candidate_id, (row_number() OVER () - 1) / 200 AS page FROM stored GROUP BY candidate_id) s
     GROUP BY s.page) p;
  RETURN NULL;
END $$;
CREATE TRIGGER notification_stored AFTER INSERT ON notification
  REFERENCING NEW TABLE AS stored FOR EACH STATEMENT EXECUTE FUNCTION notification_stored();

-- PostgreSQL sends equal notifications of one transaction once, so reading a whole list announces the seeker once.
CREATE FUNCTION notification_read() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('bell_changed', NEW.candidate_id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER notification_read AFTER UPDATE OF read_at ON notification
  FOR EACH ROW WHEN (OLD.read_at IS NULL AND NEW.read_at IS NOT NULL) EXECUTE FUNCTION notification_read();
