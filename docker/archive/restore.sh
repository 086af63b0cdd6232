#!/bin/sh
# restore.sh MOMENT: into the empty PGDATA, the cluster as it was at that moment ("2026-11-22 14:05:00+05:30"), from the
# newest copy that was whole by then. The next start replays the log up to there, and goes on from it.
set -eu
moment=$1
stamp=$(date -u -d "$moment" +%Y%m%dT%H%M%SZ)
if [ -n "$(ls -A "$PGDATA" 2>/dev/null)" ]; then
  echo "$PGDATA is not empty: nothing was done" >&2
  exit 1
fi
base=
for found in "$ARCHIVE"/base-*; do
  [ -d "$found" ] || continue
  ended=${found##*/base-}
  # Stamps of one length sort as their moments do; one of the same second may have ended after the moment.
  [ "$ended" != "$stamp" ] && [ "$(printf '%s\n' "$ended" "$stamp" | sort | head -n 1)" = "$ended" ] && base=$found
done
if [ -z "$base" ]; then
  echo "no copy of the cluster is as old as $moment: nothing was done" >&2
  exit 1
fi
mkdir -p "$PGDATA"
tar -xzf "$base/base.tar.gz" -C "$PGDATA"
cat >>"$PGDATA/postgresql.auto.conf" <<SETTINGS
restore_command = 'cp "$ARCHIVE/wal/%f" "%p"'
recovery_target_time = '$moment'
recovery_target_action = 'promote'
SETTINGS
touch "$PGDATA/recovery.signal"
chmod 700 "$PGDATA"
echo "from ${base##*/}; start the database"
