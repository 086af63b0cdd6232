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

async function keepVideo(deps: StoreDeps, candidateId: string, path: string): Promise<StoredVideo> {
  const { size } = await stat(path);
  if (size === 0) throw new AppError('NO_FILE');
  await requireFileConsent(deps.database, candidateId, 'VIDEO');
  const { type, durationSeconds } = await readVideo(path);
  const file = { kind: 'VIDEO', type, body: { path, bytes: size } } as const;
  const [key] = await storeFiles(deps, candidateId, [file], (tx, [videoKey = null], now) =>
    attachVideo(tx, candidateId, videoKey, now),
  );
  // A still would need the video decoded, which nothing of ours does.
  return { key: key as string, thumbnailKey: null, durationSeconds };
}

/** Stores a video resume in place of the one there was; it goes through a file, never through memory as a whole. */
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
    return await keepVideo(deps, candidateId, path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
