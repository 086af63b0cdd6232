-- Hours in India in which no push message is sent to a member: from 21 to 7 by default. None if both are the same.
ALTER TABLE member
  ADD COLUMN quiet_from SMALLINT NOT NULL DEFAULT 21,
  ADD COLUMN quiet_to SMALLINT NOT NULL DEFAULT 7;
ALTER TABLE member
  ADD CONSTRAINT member_quiet_hours_check CHECK (quiet_from BETWEEN 0 AND 23 AND quiet_to BETWEEN 0 AND 23) NOT VALID;
