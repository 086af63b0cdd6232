import { AppError } from '../errors/app-error.ts';
import type { IncomingFile } from './incoming-file.ts';

/**
 * Returns the error for a failed request stream. A failure such as a lost connection becomes VALIDATION_FAILED,
 * because the client caused it.
 */
function toUploadError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  return new AppError('VALIDATION_FAILED', { issues: [{ path: 'file', message: 'broke off' }], cause });
}

/** Yields the chunks of an upload. Throws TOO_LARGE as soon as more than `maxBytes` have arrived. */
export async function* limitedChunks(upload: IncomingFile, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    for await (const chunk of upload.file) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new AppError('TOO_LARGE');
      yield chunk;
    }
  } catch (error) {
    throw toUploadError(error);
  }
  // When the parser reaches its own limit, it ends the stream without an error.
  if (upload.file.truncated) throw new AppError('TOO_LARGE');
}

/** Reads an upload into one buffer. Throws NO_FILE if it is missing or empty, and TOO_LARGE above `maxBytes`. */
export async function readLimited(upload: IncomingFile | null, maxBytes: number): Promise<Buffer> {
  if (upload === null) throw new AppError('NO_FILE');
  const chunks: Buffer[] = [];
  for await (const chunk of limitedChunks(upload, maxBytes)) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  if (bytes.length === 0) throw new AppError('NO_FILE');
  return bytes;
}
