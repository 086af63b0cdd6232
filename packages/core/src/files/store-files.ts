import { createReadStream } from 'node:fs';
import type { FileKind } from '@nukkad/db';
import type { Container } from '../container.ts';
import { lockLiveCandidate } from '../database/locks.queries.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { encryptFile, FILE_ENCRYPTION } from './file-cipher.ts';
import { STORED_TYPES, type StoredTypeName } from './file-types.ts';
import { newFileKey, smallKeyOf } from './new-file-key.ts';
import { writeFileRecords } from './write-file-records.ts';

export type StoreDeps = Pick<Container, 'database' | 'clock' | 'storage' | 'keys' | 'tasks'>;

/** A checked file that is not stored yet. The content is in memory or in a temporary file. */
export interface NewFile {
  readonly kind: FileKind;
  readonly type: StoredTypeName;
  readonly body: Buffer | { readonly path: string; readonly bytes: number };
  /** A smaller version of the first file. Its key is derived from the key of that file. */
  readonly isSmall?: true;
}

interface StoredObject {
  readonly key: string;
  readonly kind: FileKind;
  readonly contentType: string;
  readonly bytes: number;
  readonly encryption: string | null;
}

const ENCRYPTED: readonly FileKind[] = ['IDENTITY_PROOF', 'AADHAAR'];

async function put(
  { storage, keys }: StoreDeps,
  { kind, type, body }: NewFile,
  key: string,
): Promise<StoredObject> {
  const { contentType } = STORED_TYPES[type];
  if (!Buffer.isBuffer(body)) {
    await storage.put(key, createReadStream(body.path), { contentType, bytes: body.bytes });
    return { key, kind, contentType, bytes: body.bytes, encryption: null };
  }
  const isEncrypted = ENCRYPTED.includes(kind);
  const stored = isEncrypted ? encryptFile(keys, key, body) : body;
  await storage.put(key, stored, { contentType, bytes: stored.length });
  return { key, kind, contentType, bytes: body.length, encryption: isEncrypted ? FILE_ENCRYPTION : null };
}

/** Marks files of a seeker as deleted. They can no longer be opened, and the next sweep removes them from storage. */
export async function markFilesDeleted(
  tx: Transaction,
  candidateId: string,
  selection:
    | { readonly keys: readonly (string | null | undefined)[] }
    | { readonly kinds: readonly FileKind[] },
  now: Date,
): Promise<void> {
  const where =
    'keys' in selection
      ? { key: { in: selection.keys.filter((key) => key !== null && key !== undefined) } }
      : { kind: { in: [...selection.kinds] } };
  await tx.storedFile.updateMany({
    where: { candidateId, deletedAt: null, ...where },
    data: { deletedAt: now },
  });
}

/**
 * Stores files of a seeker and returns their keys, in the order of the files. Uploads the objects first, then calls
 * `attach` and inserts the records in one transaction. If it fails, the objects are removed, if need be by the orphan
 * sweep. Throws NOT_SIGNED_IN if the account was deleted meanwhile.
 */
export async function storeFiles(
  deps: StoreDeps,
  candidateId: string,
  files: readonly NewFile[],
  attach: (tx: Transaction, keys: string[], now: Date) => Promise<void>,
): Promise<string[]> {
  const stored: StoredObject[] = [];
  const now = deps.clock.now();
  try {
    for (const file of files) {
      const first = stored[0];
      const key = file.isSmall && first ? smallKeyOf(first.key) : newFileKey(file.kind, file.type);
      stored.push(await put(deps, file, key));
    }
    const keys = stored.map((file) => file.key);
    await deps.database.transaction(async (tx) => {
      // The row lock serialises concurrent uploads, and uploads with the deletion of the account.
      if (!(await firstRow(tx, lockLiveCandidate(candidateId)))) throw new AppError('NOT_SIGNED_IN');
      await attach(tx, keys, now);
      const records = stored.map((file) => ({ ...file, candidateId }));
      await writeFileRecords(tx, records, now);
    });
    deps.tasks.soon('sweep-files');
    return keys;
  } catch (error) {
    await deps.storage.remove(stored.map((file) => file.key)).catch(() => {});
    throw error;
  }
}
