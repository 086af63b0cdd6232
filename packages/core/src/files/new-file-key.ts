import { randomUUID } from 'node:crypto';
import type { FileKind } from '@nukkad/db';
import { STORED_TYPES, type StoredTypeName } from './file-types.ts';

/**
 * Returns a new storage key with the kind and the extension of the file. It is random and does not reveal the owner.
 */
export function newFileKey(kind: FileKind, type: StoredTypeName): string {
  return `${kind.toLowerCase().replaceAll('_', '-')}-${randomUUID()}.${STORED_TYPES[type].extension}`;
}

/** Returns the key under which the small version of an image is stored. */
export function smallKeyOf(key: string): string {
  return key.replace(/\.\w+$/, (extension) => `-small${extension}`);
}
