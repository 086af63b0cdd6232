ALTER TABLE member VALIDATE CONSTRAINT member_quiet_hours_check;
