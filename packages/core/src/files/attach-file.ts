import type { FileKind } from '@nukkad/db';
import type { Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { markFilesDeleted } from './store-files.ts';

const CERTIFICATES_MAX = 10;

/**
 * Replaces the resume of a seeker. `keys` holds the keys of resume and thumbnail; with an empty array the seeker has
 * no resume afterwards.
 */
export async function attachResume(
  tx: Transaction,
  candidateId: string,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  const [resumeKey = null, resumeThumbnailKey = null] = keys;
  await markFilesDeleted(tx, candidateId, { kinds: ['RESUME', 'RESUME_THUMBNAIL'] }, now);
  await tx.candidate.update({ where: { id: candidateId }, data: { resumeKey, resumeThumbnailKey } });
}

/** Replaces the photo of a seeker. With null the seeker has no photo afterwards. */
export async function attachPhoto(
  tx: Transaction,
  candidateId: string,
  photoKey: string | null,
  now: Date,
): Promise<void> {
  await markFilesDeleted(tx, candidateId, { kinds: ['PHOTO'] }, now);
  await tx.candidate.update({ where: { id: candidateId }, data: { photoKey } });
}

/** Replaces the video resume of a seeker. With null the seeker has none afterwards. */
export async function attachVideo(
  tx: Transaction,
  candidateId: string,
  videoKey: string | null,
  now: Date,
): Promise<void> {
  await markFilesDeleted(tx, candidateId, { kinds: ['VIDEO', 'VIDEO_THUMBNAIL'] }, now);
  await tx.candidate.update({
    where: { id: candidateId },
    data: { videoKey, videoThumbnailKey: null },
  });
}

async function attachCertificate(tx: Transaction, candidateId: string): Promise<void> {
  const count = await tx.storedFile.count({ where: { candidateId, kind: 'CERTIFICATE', deletedAt: null } });
  if (count >= CERTIFICATES_MAX) throw new AppError('CERTIFICATES_FULL');
}

/**
 * Marks the previous file of the kind as deleted and stores the new key in the profile. Certificates are added instead;
 * throws CERTIFICATES_FULL when the seeker has ten.
 */
export async function attachFile(
  tx: Transaction,
  candidateId: string,
  kind: FileKind,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  if (kind === 'RESUME') return attachResume(tx, candidateId, keys, now);
  if (kind === 'PHOTO') return attachPhoto(tx, candidateId, keys[0] ?? null, now);
  if (kind === 'CERTIFICATE') return attachCertificate(tx, candidateId);
  return markFilesDeleted(tx, candidateId, { kinds: [kind] }, now);
}
