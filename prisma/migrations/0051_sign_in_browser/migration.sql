-- A sign-in's one-time credential is taken in the browser alone that began it, known by the digest of a nonce in its
-- cookie. Credentials on their way hold for two minutes and are given up.
DELETE FROM sign_in_ticket;

ALTER TABLE sign_in_ticket ADD COLUMN browser_hash TEXT NOT NULL;
