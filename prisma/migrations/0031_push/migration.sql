-- The login in which a device asked to be told: it ends with it. Null for those of before.
ALTER TABLE push_subscription ADD COLUMN login_id UUID;
CREATE INDEX push_subscription_login_id_idx ON push_subscription (login_id);

-- What a push service could not take at the moment; a row is taken away before it is tried again.
CREATE TABLE push_retry (
    notification_id UUID NOT NULL,
    token TEXT NOT NULL,
    tries SMALLINT NOT NULL,
    due_at TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT push_retry_pkey PRIMARY KEY (notification_id, token),
    CONSTRAINT push_retry_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notification (id) ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT push_retry_token_fkey FOREIGN KEY (token) REFERENCES push_subscription (token) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX push_retry_due_at_idx ON push_retry (due_at);
CREATE INDEX push_retry_token_idx ON push_retry (token);
