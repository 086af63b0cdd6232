# Starts a primary and a streaming replica of it (like the one of docker-compose.scale.yml) in DATA_DIR, without
# passwords. Both stop with this script.
set -eu
export PATH="$PROGRAMS:$PATH" LC_ALL=C.UTF-8
cd "$DATA_DIR"
initdb -D primary -U postgres -A trust -E UTF8 --no-sync >log 2>&1
printf 'host all all all trust\nhost replication all 127.0.0.1/32 trust\n' >>primary/pg_hba.conf
settings="-c fsync=off -c full_page_writes=off -c max_connections=50 -c shared_buffers=64MB -c listen_addresses=$LISTEN"
postgres -D primary -k "$DATA_DIR" -p "$PRIMARY_PORT" $settings -c wal_level=replica >>log 2>&1 &
primary=$!
replica=
trap 'kill -INT $primary $replica; wait; exit 0' INT TERM
until psql -h 127.0.0.1 -p "$PRIMARY_PORT" -U postgres -c '' >>log 2>&1; do
  kill -0 $primary || { cat log >&2; exit 1; }
  sleep 0.1
done
PGHOST=127.0.0.1 PGPORT=$PRIMARY_PORT PGUSER=postgres REPLICA_DATA=$DATA_DIR/replica \
  sh -c "$REPLICA_SCRIPT" replica -k "$DATA_DIR" -p "$REPLICA_PORT" $settings >>log 2>&1 &
replica=$!
until psql -h 127.0.0.1 -p "$REPLICA_PORT" -U postgres -c '' >>log 2>&1; do
  kill -0 $replica || { cat log >&2; exit 1; }
  sleep 0.1
done
echo ready
wait
