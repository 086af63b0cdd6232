-- Whoever stores a chat message, the chat servers hear whose it is: the payload is the seeker's id, so that a server
-- where none of the seeker's devices is connected asks nothing.
CREATE OR REPLACE FUNCTION message_stored() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('message_stored', candidate_id::text) FROM conversation WHERE id = NEW.conversation_id;
  RETURN NULL;
END $$;

-- A login that is ended is told to the chat servers, which cut its sockets: the payload is the login's id. All tokens of
-- a login end in one transaction, which tells the same payload once.
CREATE FUNCTION login_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('login_ended', NEW.family_id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER login_ended AFTER UPDATE OF revoked_at ON refresh_token
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION login_ended();

-- The same for all logins of an account that is deleted: the payload is the seeker's id.
CREATE FUNCTION account_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('account_deleted', OLD.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER account_hidden AFTER UPDATE OF deleted_at ON candidate
  FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION account_deleted();
CREATE TRIGGER account_deleted AFTER DELETE ON candidate
  FOR EACH ROW WHEN (OLD.deleted_at IS NULL) EXECUTE FUNCTION account_deleted();
