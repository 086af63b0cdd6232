-- One row for each login: when it started, on which kind of device, and when the person last proved who they are.
-- Refresh tokens are replaced at every use and purged, so they cannot hold these facts. A new table locks nobody.

CREATE TABLE login (
  id           UUID PRIMARY KEY,
  candidate_id UUID NOT NULL REFERENCES candidate (id) ON DELETE CASCADE ON UPDATE CASCADE,
  started_at   TIMESTAMPTZ(3) NOT NULL,
  proved_at    TIMESTAMPTZ(3) NOT NULL,
  device       TEXT,
  CONSTRAINT login_device_check CHECK (char_length(device) <= 80),
  CONSTRAINT login_started_at_check CHECK (isfinite(started_at) AND isfinite(proved_at) AND proved_at >= started_at)
);
CREATE INDEX login_candidate_id_idx ON login (candidate_id);

-- Logins that are open already. Those of servers that still run the old version get their row at the next refresh.
INSERT INTO login (id, candidate_id, started_at, proved_at)
SELECT family_id, candidate_id, min(created_at), min(created_at)
  FROM refresh_token
 WHERE revoked_at IS NULL AND expires_at > now()
 GROUP BY family_id, candidate_id;
