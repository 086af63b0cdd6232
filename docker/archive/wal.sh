#!/bin/sh
# archive_command: keeps a piece of the log in ARCHIVE, whole and on the disk before it has its name. One that is there
# already is fine where it is the same: the server asks again after a crash, and a refusal would stop it for good.
set -eu
to="$ARCHIVE/wal/$2"
if [ -f "$to" ]; then
  cmp -s "$1" "$to"
  exit
fi
mkdir -p "$ARCHIVE/wal"
cp "$1" "$to.part"
sync "$to.part"
mv "$to.part" "$to"
sync "$ARCHIVE/wal"
