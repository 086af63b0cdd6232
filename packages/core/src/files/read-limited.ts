import { AppError } from '../errors/app-error.ts';
import type { IncomingFile } from './incoming-file.ts';

/** A file that broke off (the sender went away, the form has no end) is the sender's fault, not ours. */
function brokenOff(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  return new AppError('VALIDATION_FAILED', { issues: [{ path: 'file', message: 'broke off' }], cause });
}

/** The chunks of an upload; TOO_LARGE as soon as it grows beyond `maxBytes`, not when it has all come. */
export async function* limitedChunks(upload: IncomingFile, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    for await (const chunk of upload.file) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new AppError('TOO_LARGE');
      yield chunk;
    }
  } catch (error) {
    throw brokenOff(error);
  }
  // The parser's own limit ends a stream without an error.
  if (upload.file.truncated) throw new AppError('TOO_LARGE');
}

/** An upload as one buffer; NO_FILE where nothing was sent. */
export async function readLimited(upload: IncomingFile | null, maxBytes: number): Promise<Buffer> {
  if (upload === null) throw new AppError('NO_FILE');
  const chunks: Buffer[] = [];
  for await (const chunk of limitedChunks(upload, maxBytes)) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  if (bytes.length === 0) throw new AppError('NO_FILE');
  return bytes;
}
