import { randomUUID } from 'node:crypto';
import type { FileKind } from '@nukkad/db';
import { STORED_TYPES, type StoredTypeName } from './file-types.ts';

/** A key that tells what it is but not whose, and that nobody guesses. */
export function newFileKey(kind: FileKind, type: StoredTypeName): string {
  return `${kind.toLowerCase().replaceAll('_', '-')}-${randomUUID()}.${STORED_TYPES[type].extension}`;
}

/** The key of the small picture beside a picture. */
export function smallKeyOf(key: string): string {
  return key.replace(/\.\w+$/, (extension) => `-small${extension}`);
}
