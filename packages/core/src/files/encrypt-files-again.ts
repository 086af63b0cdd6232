import { buffer } from 'node:stream/consumers';
import type { Container } from '../container.ts';
import { decryptFile, encryptFile } from './file-cipher.ts';

const FILES_A_PAGE = 100;

/** What became of the encrypted files, in numbers of files. */
export interface EncryptedAgain {
  files: number;
  /** Another key than the current one had encrypted them. Now the current one has. */
  encryptedAgain: number;
  /** They have a record and do not exist in the store. */
  missing: number;
  /** No key opens them. They were not changed. */
  unreadable: number;
}

type Deps = Pick<Container, 'database' | 'storage' | 'keys'>;

interface EncryptedFile {
  readonly key: string;
  readonly contentType: string;
}

/** Encrypts one file with the current key. Returns the name of the number that counts it; null if nothing was to be done. */
async function encryptAgain(
  { database, storage, keys }: Deps,
  { key, contentType }: EncryptedFile,
): Promise<keyof EncryptedAgain | null> {
  const found = await storage.get(key);
  if (found === null) return 'missing';
  const sealed = await buffer(found);
  let decrypted: ReturnType<typeof decryptFile>;
  try {
    decrypted = decryptFile(keys, key, sealed);
  } catch {
    return 'unreadable';
  }
  if (decrypted.isCurrent) return null;
  const again = encryptFile(keys, key, decrypted.plaintext);
  await storage.put(key, again, { contentType, bytes: again.length });
  // The sweep may have removed the object of a file that was deleted meanwhile. It must not come back.
  const isLive = (await database.prisma.storedFile.count({ where: { key, deletedAt: null } })) > 0;
  if (!isLive) await storage.remove([key]);
  return 'encryptedAgain';
}

/**
 * Encrypts every encrypted file with the current key that another key had encrypted. Files can be read meanwhile, and a call
 * that was interrupted can be repeated. Calls `onPage` after each hundred files with the numbers so far.
 */
export async function encryptFilesAgain(
  deps: Deps,
  onPage: (soFar: EncryptedAgain) => void,
): Promise<EncryptedAgain> {
  const counts: EncryptedAgain = { files: 0, encryptedAgain: 0, missing: 0, unreadable: 0 };
  let last = '';
  for (;;) {
    const page: EncryptedFile[] = await deps.database.prisma.storedFile.findMany({
      where: { encryption: { not: null }, deletedAt: null, key: { gt: last } },
      orderBy: { key: 'asc' },
      take: FILES_A_PAGE,
      select: { key: true, contentType: true },
    });
    for (const file of page) {
      counts.files += 1;
      const counted = await encryptAgain(deps, file);
      if (counted !== null) counts[counted] += 1;
    }
    const end = page.at(-1);
    if (end === undefined) return counts;
    last = end.key;
    onPage(counts);
  }
}
