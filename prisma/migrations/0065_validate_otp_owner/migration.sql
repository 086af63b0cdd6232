-- Reads otp_challenge, which keeps rows for one day, without blocking writes.
ALTER TABLE otp_challenge VALIDATE CONSTRAINT otp_challenge_owner_check;
