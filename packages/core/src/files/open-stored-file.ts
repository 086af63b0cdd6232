import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import type { ByteRange } from '../ports.ts';
import { decryptFile } from './file-cipher.ts';
import type { FileRecord } from './find-file.ts';

/**
 * Returns the content of a file. Encrypted files are small; they are decrypted and returned whole, ignoring `range`.
 */
export async function openStoredFile(
  { storage, keys }: Pick<Container, 'storage' | 'keys'>,
  file: FileRecord,
  range?: ByteRange,
): Promise<Readable | Buffer> {
  const found = await storage.get(file.key, file.encryption ? undefined : range);
  if (found === null) throw new AppError('NOT_FOUND');
  return file.encryption ? decryptFile(keys, file.key, await buffer(found)).plaintext : found;
}
