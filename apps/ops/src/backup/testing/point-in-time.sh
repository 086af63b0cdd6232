# Runs the scripts of docs/operating.md for point-in-time recovery: starts a cluster that archives its log, takes a
# base backup, runs a bad DELETE, and restores to the moment before. Prints the result of each step.
set -eu
export PATH="$PROGRAMS:$PATH" LC_ALL=C.UTF-8 POSTGRES_USER=postgres PGUSER=postgres PGHOST="$DIR" PGPORT=5432
export ARCHIVE="$DIR/archive" PGDATA="$DIR/data"
mkdir -p "$ARCHIVE" "$DIR/scripts"
for name in wal on base restore; do
  eval "printf '%s' \"\$SCRIPT_$name\"" >"$DIR/scripts/$name.sh"
done
# Listens only on a Unix socket; fsync is off for speed.
start() { pg_ctl -D "$PGDATA" -w -t 120 -o "-k $DIR -c listen_addresses= -c fsync=off" -l "$DIR/log" start >/dev/null; }
stop() { pg_ctl -D "$PGDATA" -w -m fast stop >/dev/null; }
ask() { psql -At -d postgres -c "$1"; }
until_is() { for _ in $(seq 1200); do [ "$(ask "$1")" = "$2" ] && return; sleep 0.1; done; echo "never: $1" >&2; exit 1; }
trap 'kill "$(head -n 1 "$PGDATA/postmaster.pid" 2>/dev/null)" 2>/dev/null || true' EXIT

initdb -A trust -E UTF8 --no-sync >/dev/null
start
sh "$DIR/scripts/on.sh" >/dev/null
stop && start
ask 'CREATE TABLE seeker (id int)' >/dev/null
ask 'INSERT INTO seeker SELECT generate_series(1, 100)' >/dev/null
early=$(ask 'SELECT clock_timestamp()')
sh "$DIR/scripts/base.sh" >/dev/null
ask 'INSERT INTO seeker SELECT generate_series(101, 1000)' >/dev/null
# The name of the base backup has a resolution of one second, so the moment must be in a later second.
copied=$(date +%s)
until [ "$(date +%s)" -gt "$copied" ]; do sleep 0.05; done
moment=$(ask 'SELECT clock_timestamp()')
ask 'DELETE FROM seeker WHERE id > 10' >/dev/null
echo "after the bad delete: $(ask 'SELECT count(*) FROM seeker')"
last=$(ask 'SELECT pg_walfile_name(pg_switch_wal())')
until_is 'SELECT last_archived_wal FROM pg_stat_archiver' "$last"
# Archiving the same file again succeeds. Another file with the same name is refused.
sh "$DIR/scripts/wal.sh" "$ARCHIVE/wal/$last" "$last" && echo 'the same piece again: taken'
echo other >"$DIR/other"
sh "$DIR/scripts/wal.sh" "$DIR/other" "$last" || echo 'another piece of that name: refused'
sh "$DIR/scripts/restore.sh" "$moment" 2>/dev/null || echo 'over a cluster: refused'
stop
rm -rf "$PGDATA"
sh "$DIR/scripts/restore.sh" "$early" 2>/dev/null || echo 'before the first copy: refused'
sh "$DIR/scripts/restore.sh" "$moment" >/dev/null
start
until_is 'SELECT pg_is_in_recovery()' f
echo "at the moment before: $(ask 'SELECT count(*) FROM seeker')"
ask 'INSERT INTO seeker VALUES (1001)' >/dev/null
next=$(ask 'SELECT pg_walfile_name(pg_switch_wal())')
until_is 'SELECT last_archived_wal FROM pg_stat_archiver' "$next"
echo "kept again, on timeline $(printf %d "0x$(printf %.8s "$next")")"
stop
