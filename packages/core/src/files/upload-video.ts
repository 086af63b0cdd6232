import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type StoredVideo, VIDEO_BYTES_MAX } from '@nukkad/contract';
import { requireFileConsent } from '../consent/has-withdrawn.ts';
import { AppError } from '../errors/app-error.ts';
import { attachVideo } from './attach-file.ts';
import type { IncomingFile } from './incoming-file.ts';
import { limitedChunks } from './read-limited.ts';
import { readVideo } from './read-video.ts';
import { type StoreDeps, storeFiles } from './store-files.ts';

async function storeVideo(deps: StoreDeps, candidateId: string, path: string): Promise<StoredVideo> {
  const { size } = await stat(path);
  if (size === 0) throw new AppError('NO_FILE');
  await requireFileConsent(deps.database, candidateId, 'VIDEO');
  const { type, durationSeconds } = await readVideo(path);
  const file = { kind: 'VIDEO', type, body: { path, bytes: size } } as const;
  const [key] = await storeFiles(deps, candidateId, [file], (tx, [videoKey = null], now) =>
    attachVideo(tx, candidateId, videoKey, now),
  );
  // There is no thumbnail, because no decoder for videos is installed.
  return { key: key as string, thumbnailKey: null, durationSeconds };
}

/** Replaces the video resume. Streams the upload through a temporary file, because videos are too large for memory. */
export async function uploadVideo(
  deps: StoreDeps,
  candidateId: string,
  upload: IncomingFile | null,
): Promise<StoredVideo> {
  if (upload === null) throw new AppError('NO_FILE');
  const folder = await mkdtemp(join(tmpdir(), 'nukkad-video-'));
  try {
    const path = join(folder, 'video');
    await pipeline(limitedChunks(upload, VIDEO_BYTES_MAX), createWriteStream(path));
    return await storeVideo(deps, candidateId, path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
