const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const COMMENT_MAX = 65_535;
const ENTRIES_MAX = 10_000;

function findEnd(bytes: Buffer): number {
  const last = bytes.length - END_BYTES;
  for (let at = last; at >= Math.max(0, last - COMMENT_MAX); at -= 1) {
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  return -1;
}

/** The names in a ZIP archive, from its directory; empty for anything that is not a whole archive. */
export function zipNames(bytes: Buffer): string[] {
  const end = bytes.length < END_BYTES ? -1 : findEnd(bytes);
  if (end < 0) return [];
  const names: string[] = [];
  let at = bytes.readUInt32LE(end + 16);
  while (at + ENTRY_BYTES <= end && names.length < ENTRIES_MAX) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) return [];
    const nameEnd = at + ENTRY_BYTES + bytes.readUInt16LE(at + 28);
    names.push(bytes.toString('utf8', at + ENTRY_BYTES, nameEnd));
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return names;
}
