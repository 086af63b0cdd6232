import { randomUUID } from 'node:crypto';
import type { FileKind } from '@nukkad/db';
import { STORED_TYPES, type StoredTypeName } from './file-types.ts';

/** A key that tells what it is but not whose, and that nobody guesses. */
export function newFileKey(kind: FileKind, type: StoredTypeName): string {
  return `${kind.toLowerCase().replaceAll('_', '-')}-${randomUUID()}.${STORED_TYPES[type].extension}`;
}
