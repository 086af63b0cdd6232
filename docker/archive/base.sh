#!/bin/sh
# Copies the whole running cluster into ARCHIVE: what a restore begins with. Once a week: the older the copy, the more log
# is replayed. It has its name, the moment of its end, once it is whole.
set -eu
part="$ARCHIVE/base.part"
rm -rf "$part"
pg_basebackup -U "$POSTGRES_USER" -D "$part" -F tar -z -X fetch --checkpoint=fast
sync
name="base-$(date -u +%Y%m%dT%H%M%SZ)"
mv "$part" "$ARCHIVE/$name"
echo "$name"
