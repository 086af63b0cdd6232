import type { SignedAddress } from '@nukkad/contract';
import type { Container } from '../container.ts';
import { FILE_LINK_SECONDS, fileLink } from './file-link.ts';
import { type FileRecord, findOwnFile } from './find-file.ts';

type Deps = Pick<Container, 'database' | 'config' | 'keys' | 'clock' | 'storage'>;

/** Word files are no thing for a browser to show. */
function savedAs({ key, contentType }: FileRecord): string | null {
  const isShown = contentType === 'application/pdf' || /^(image|video)\//.test(contentType);
  return isShown ? null : key;
}

/** An address that opens a known file for some minutes; encrypted ones only the API can serve. */
export async function addressOf(
  { config, keys, clock, storage }: Omit<Deps, 'database'>,
  file: FileRecord,
  seconds = FILE_LINK_SECONDS,
): Promise<SignedAddress> {
  const downloadAs = savedAs(file);
  const presentation = { contentType: file.contentType, downloadAs };
  const direct = file.encryption ? null : await storage.presign(file.key, presentation, seconds);
  if (direct) return { url: direct, expiresInSeconds: seconds };
  const expires = Math.floor(clock.now().getTime() / 1000) + seconds;
  const url = fileLink({ config, keys }, { key: file.key, expires, name: downloadAs ?? '' });
  return { url, expiresInSeconds: seconds };
}

/** A short-lived address of a file: the reader's own, or a public one. */
export async function fileAddress(deps: Deps, candidateId: string, key: string): Promise<SignedAddress> {
  return addressOf(deps, await findOwnFile(deps, key, candidateId));
}
