#!/bin/sh
# A streaming replica of the primary that PGHOST, PGUSER and PGPASSWORD name, in REPLICA_DATA: copied once, then it
# follows. What is given to this script goes to PostgreSQL.
set -eu
copying="$REPLICA_DATA.copying"
if [ ! -f "$REPLICA_DATA/PG_VERSION" ]; then
  # A copy that was broken off is begun anew: only a whole one gets the name.
  rm -rf "$copying"
  until pg_basebackup -D "$copying" --checkpoint=fast; do
    rm -rf "$copying"
    sleep 2
  done
  touch "$copying/standby.signal"
  mv "$copying" "$REPLICA_DATA"
fi
# Feedback keeps the primary from removing rows that a search here still reads. Where to stream from and the password
# are read from the environment at every start, so that a new password needs no new copy.
exec postgres -D "$REPLICA_DATA" -c hot_standby=on -c hot_standby_feedback=on \
  -c primary_conninfo=application_name=nukkad-replica "$@"
