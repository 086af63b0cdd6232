#!/bin/sh
# Has the server keep its log from the next start on; a quiet one hands over what it has after five minutes.
set -eu
psql -v ON_ERROR_STOP=1 -q -U "$POSTGRES_USER" -d postgres <<SQL
ALTER SYSTEM SET archive_mode = on;
ALTER SYSTEM SET archive_timeout = '5min';
ALTER SYSTEM SET archive_command = 'sh "$(dirname "$0")/wal.sh" "%p" "%f"';
SQL
echo "restart the database now"
