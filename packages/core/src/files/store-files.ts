import { createReadStream } from 'node:fs';
import type { FileKind } from '@nukkad/db';
import type { Container } from '../container.ts';
import { lockLiveCandidate } from '../database/locks.queries.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { FILE_ENCRYPTION, sealFile } from './file-cipher.ts';
import { STORED_TYPES, type StoredTypeName } from './file-types.ts';
import { newFileKey, smallKeyOf } from './new-file-key.ts';
import { writeFileRecords } from './write-file-records.ts';

export type StoreDeps = Pick<Container, 'database' | 'clock' | 'storage' | 'keys' | 'tasks'>;

/** A file that is ready to be kept: whole in memory, or on this machine's disk. */
export interface NewFile {
  readonly kind: FileKind;
  readonly type: StoredTypeName;
  readonly body: Buffer | { readonly path: string; readonly bytes: number };
  /** The first file once more, small: it is named after that one. */
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
  const stored = isEncrypted ? sealFile(keys, key, body) : body;
  await storage.put(key, stored, { contentType, bytes: stored.length });
  return { key, kind, contentType, bytes: body.length, encryption: isEncrypted ? FILE_ENCRYPTION : null };
}

/** Marks files as deleted: they open for nobody from now on, and the next sweep removes them. */
export async function retireFiles(
  tx: Transaction,
  candidateId: string,
  which: { readonly keys: readonly (string | null | undefined)[] } | { readonly kinds: readonly FileKind[] },
  now: Date,
): Promise<void> {
  const where =
    'keys' in which
      ? { key: { in: which.keys.filter((key) => key !== null && key !== undefined) } }
      : { kind: { in: [...which.kinds] } };
  await tx.storedFile.updateMany({
    where: { candidateId, deletedAt: null, ...where },
    data: { deletedAt: now },
  });
}

/**
 * Keeps files of a seeker: first the objects, then in one transaction their records and whatever points at them
 * (`attach`, given the keys in the order of the files). What a broken run leaves behind, the sweep finds.
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
      // The seeker's row is held: of two uploads at once the later one stays, and none outlives its account.
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
