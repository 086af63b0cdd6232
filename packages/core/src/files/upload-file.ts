import type { StoredFile, UploadInput } from '@nukkad/contract';
import { requireFileConsent } from '../consent/has-withdrawn.ts';
import { attachFile } from './attach-file.ts';
import type { IncomingFile } from './incoming-file.ts';
import { prepareUpload, uploadLimit } from './prepare-upload.ts';
import { readLimited } from './read-limited.ts';
import { type NewFile, type StoreDeps, storeFiles } from './store-files.ts';

/**
 * Stores an uploaded resume, photo, identity document or certificate. It replaces the previous file of its kind, except
 * for certificates, of which a seeker may have several.
 */
export async function uploadFile(
  deps: StoreDeps,
  candidateId: string,
  { kind }: UploadInput,
  upload: IncomingFile | null,
): Promise<StoredFile> {
  const bytes = await readLimited(upload, uploadLimit(kind));
  const files = await prepareUpload(kind, bytes);
  const [first] = files as [NewFile];
  await requireFileConsent(deps.database, candidateId, first.kind);
  const [key, thumbnailKey = null] = await storeFiles(deps, candidateId, files, (tx, keys, now) =>
    attachFile(tx, candidateId, first.kind, keys, now),
  );
  return { key: key as string, thumbnailKey };
}
