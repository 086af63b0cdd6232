import type { SignedAddress } from '@nukkad/contract';
import type { Container } from '../container.ts';
import { FILE_LINK_SECONDS, fileLink } from './file-link.ts';
import { type FileRecord, findReadableFile } from './find-file.ts';

type Deps = Pick<Container, 'database' | 'config' | 'keys' | 'clock' | 'storage'>;

/** Returns the file name for saving, or null for types that browsers can display. Word files cannot be displayed. */
function downloadNameOf({ key, contentType }: FileRecord): string | null {
  const isShown = contentType === 'application/pdf' || /^(image|video)\//.test(contentType);
  return isShown ? null : key;
}

/**
 * Returns a signed URL for a file, valid for `seconds`. It points to the object store if that is public and the file is
 * not encrypted, else to the API.
 */
export async function signedAddressOf(
  { config, keys, clock, storage }: Omit<Deps, 'database'>,
  file: FileRecord,
  seconds = FILE_LINK_SECONDS,
): Promise<SignedAddress> {
  const downloadAs = downloadNameOf(file);
  const presentation = { contentType: file.contentType, downloadAs };
  const direct = file.encryption ? null : await storage.presign(file.key, presentation, seconds);
  if (direct) return { url: direct, expiresInSeconds: seconds };
  const expires = Math.floor(clock.now().getTime() / 1000) + seconds;
  const url = fileLink({ config, keys }, { key: file.key, expires, name: downloadAs ?? '' });
  return { url, expiresInSeconds: seconds };
}

/** Returns a signed URL for a file that is public or belongs to the reader. Throws FORBIDDEN for other files. */
export async function fileAddress(deps: Deps, candidateId: string, key: string): Promise<SignedAddress> {
  return signedAddressOf(deps, await findReadableFile(deps, key, candidateId));
}
