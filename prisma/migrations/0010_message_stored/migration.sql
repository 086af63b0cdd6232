-- Whoever stores a chat message, the chat servers hear of it: the payload is the conversation's id.
CREATE FUNCTION message_stored() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('message_stored', NEW.conversation_id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER message_stored AFTER INSERT ON message
  FOR EACH ROW EXECUTE FUNCTION message_stored();

-- What a seeker wrote of each job they had, beside the profile's own summary and skills.
ALTER TABLE experience ADD COLUMN summary TEXT NOT NULL DEFAULT '';
ALTER TABLE experience ADD COLUMN skills TEXT[];
