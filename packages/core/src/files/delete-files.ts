import type { FileKind } from '@nukkad/db';
import type { Container } from '../container.ts';
import { firstRow } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import type { SuccessKey } from '../shared/success.ts';
import { attachPhoto, attachResume, attachVideo } from './attach-file.ts';
import { lockFileKeys } from './files.queries.ts';
import { findReadableFile } from './find-file.ts';
import { markFilesDeleted } from './store-files.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'tasks'>;

/** Deletes the resume and its thumbnail. Throws NOTHING_TO_DELETE if the seeker has no resume. */
export async function deleteResume({ database, clock, tasks }: Deps, candidateId: string): Promise<void> {
  await database.transaction(async (tx) => {
    const keys = await firstRow(tx, lockFileKeys(candidateId));
    if (!keys?.resume) throw new AppError('NOTHING_TO_DELETE');
    await attachResume(tx, candidateId, [], clock.now());
  });
  tasks.soon('sweep-files');
}

/** Deletes the video resume. Throws NOTHING_TO_DELETE if the seeker has none. */
export async function deleteVideo({ database, clock, tasks }: Deps, candidateId: string): Promise<void> {
  await database.transaction(async (tx) => {
    const keys = await firstRow(tx, lockFileKeys(candidateId));
    if (!keys?.video) throw new AppError('NOTHING_TO_DELETE');
    await attachVideo(tx, candidateId, null, clock.now());
  });
  tasks.soon('sweep-files');
}

/** Kinds of files that `deleteFile` accepts, and the message to show afterwards. The other kinds have separate routes. */
const DELETED_BY_KEY: Partial<Record<FileKind, SuccessKey>> = {
  PHOTO: 'photoDeleted',
  IDENTITY_PROOF: 'identityProofDeleted',
  AADHAAR: 'aadhaarDeleted',
  CERTIFICATE: 'certificateDeleted',
};

/**
 * Deletes a photo, identity document or certificate of the seeker. Returns the key of the message of success. Throws
 * NOT_FOUND for other kinds and FORBIDDEN for files of other seekers.
 */
export async function deleteFile(
  { database, clock, tasks }: Deps,
  candidateId: string,
  key: string,
): Promise<SuccessKey> {
  const file = await findReadableFile({ database }, key, candidateId);
  if (file.candidateId !== candidateId) throw new AppError('FORBIDDEN');
  const message = DELETED_BY_KEY[file.kind];
  if (message === undefined) throw new AppError('NOT_FOUND');
  await database.transaction(async (tx) => {
    await firstRow(tx, lockFileKeys(candidateId));
    if (file.kind === 'PHOTO') await attachPhoto(tx, candidateId, null, clock.now());
    else await markFilesDeleted(tx, candidateId, { keys: [key] }, clock.now());
  });
  tasks.soon('sweep-files');
  return message;
}
