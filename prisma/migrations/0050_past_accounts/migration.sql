-- What a return is judged by: start credits and referrals are given once a sign-in and once a number, though the account
-- that had them is erased. Keyed hashes, no content, for a year.
CREATE TABLE account_trace (
    hash TEXT NOT NULL,
    credits_left INTEGER NOT NULL,
    was_referred BOOLEAN NOT NULL,
    credits_requested_at TIMESTAMPTZ(3),
    expires_at TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT account_trace_pkey PRIMARY KEY (hash),
    CONSTRAINT account_trace_credits_left_check CHECK (credits_left >= 0)
);

CREATE INDEX account_trace_expires_at_idx ON account_trace (expires_at);

ALTER TYPE credit_reason ADD VALUE 'CARRIED_OVER';
ALTER TYPE credit_reason ADD VALUE 'START_REVERSED';

-- Compared as text: a value that a transaction adds to a type cannot be used in it.
ALTER TABLE credit_entry DROP CONSTRAINT credit_entry_amount_check;
ALTER TABLE credit_entry
  ADD CONSTRAINT credit_entry_amount_check CHECK (
    CASE reason::text
      WHEN 'APPLY' THEN amount < 0
      WHEN 'HR_CONTACT' THEN amount < 0
      WHEN 'START_REVERSED' THEN amount < 0
      WHEN 'OPERATOR' THEN amount <> 0
      ELSE amount > 0
    END
  );

-- Friends who are gone already are no longer named to those who referred them.
UPDATE notification n
   SET values = jsonb_build_object('template', 'referral-anonymous', 'values', (n.values -> 'values') - 'friend')
 WHERE n.values ->> 'template' = 'referral'
   AND NOT EXISTS (SELECT FROM candidate c WHERE n.dedupe_key = 'referral:' || c.id AND c.deleted_at IS NULL);
