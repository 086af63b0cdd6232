-- A code that signs in has no account yet. It belongs to the browser that asked for it, which keeps a token.
ALTER TABLE otp_challenge
  ALTER COLUMN candidate_id DROP NOT NULL,
  ADD COLUMN token_hash TEXT,
  ADD CONSTRAINT otp_challenge_owner_check CHECK ((candidate_id IS NULL) = (token_hash IS NOT NULL)) NOT VALID;

-- A question that the seeker did not answer has no answer. No answer is assumed.
ALTER TABLE application
  ALTER COLUMN is_available_in_city DROP NOT NULL,
  ALTER COLUMN knows_english DROP NOT NULL;
