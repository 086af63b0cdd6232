import { open } from 'node:fs/promises';
import { VIDEO_SECONDS_MAX, VIDEO_SECONDS_OVER } from '@nukkad/contract';
import { AppError } from '../errors/app-error.ts';
import { detectType } from './detect-type.ts';
import { type StoredTypeName, VIDEO_TYPES } from './file-types.ts';

const HEAD_BYTES = 4096;
const SECONDS_MAX = 10;

export interface VideoFacts {
  readonly type: StoredTypeName;
  readonly durationSeconds: number;
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function videoType(head: Buffer): StoredTypeName {
  const type = detectType(head);
  if (type === null || !VIDEO_TYPES.includes(type)) throw new AppError('VIDEO_TYPE');
  if (type === 'WEBM') return 'WEBM';
  const brand = head.toString('latin1', 8, 12);
  if (brand === 'qt  ') return 'QUICKTIME';
  return brand.startsWith('3g') ? 'THREE_GP' : 'MP4';
}

async function readTracks(path: string): Promise<{ hasPicture: boolean; seconds: number }> {
  // Loaded at the first video, because the library is large.
  const { FilePathSource, Input, MATROSKA, MP4, QTFF, WEBM } = await import('mediabunny');
  const input = new Input({
    formats: [MP4, QTFF, WEBM, MATROSKA],
    source: new FilePathSource(path, { handleUnhandledError: () => {} }),
  });
  const timeout = setTimeout(() => input.dispose(), SECONDS_MAX * 1000);
  try {
    const tracks = await input.getTracks();
    if (tracks.length === 0) throw new Error('the file has no tracks');
    const hasPicture = tracks.some((track) => track.isVideoTrack());
    return { hasPicture, seconds: await input.computeDuration() };
  } catch (cause) {
    throw new AppError('VIDEO_UNREADABLE', { cause });
  } finally {
    clearTimeout(timeout);
    input.dispose();
  }
}

/**
 * Reads type and duration of a video file from its container. Throws VIDEO_TYPE, VIDEO_UNREADABLE, or VIDEO_LENGTH if
 * it is too short or too long.
 */
export async function readVideo(path: string): Promise<VideoFacts> {
  const type = videoType(await readHead(path));
  const { hasPicture, seconds } = await readTracks(path);
  if (!hasPicture) throw new AppError('VIDEO_TYPE');
  if (!Number.isFinite(seconds) || seconds <= 0) throw new AppError('VIDEO_UNREADABLE');
  if (seconds <= VIDEO_SECONDS_OVER || seconds > VIDEO_SECONDS_MAX) throw new AppError('VIDEO_LENGTH');
  return { type, durationSeconds: Math.round(seconds * 100) / 100 };
}
