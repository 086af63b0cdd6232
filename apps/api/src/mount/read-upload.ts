import type { MultipartFile } from '@fastify/multipart';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A multipart request: its text fields, and the file as a stream that is not read yet. */
export interface Upload {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: MultipartFile | null;
}

function textFields(file: MultipartFile): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const part of Object.values(file.fields).flat()) {
    if (part?.type === 'field' && typeof part.value === 'string') fields[part.fieldname] = part.value;
  }
  return fields;
}

/**
 * Returns the first file of a multipart request; undefined if it has none. Throws VALIDATION_FAILED for a malformed
 * body, such as one without a boundary, because the parser's own errors have no status.
 */
async function firstFile(request: FastifyRequest): Promise<MultipartFile | undefined> {
  try {
    return await request.file();
  } catch (cause) {
    if ((cause as { statusCode?: number }).statusCode !== undefined) throw cause;
    throw new AppError('VALIDATION_FAILED', { issues: [{ path: '', message: 'is no whole form' }], cause });
  }
}

/**
 * Reads the fields before the file. Fields after it are ignored, so clients must send them first. The rest of an
 * unread file is discarded after the response, because it would block the connection.
 */
export async function readUpload(request: FastifyRequest, reply: FastifyReply): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_TYPE');
  const file = await firstFile(request);
  if (!file) return { fields: {}, file: null };
  reply.raw.once('finish', () => file.file.resume());
  // If nobody reads the upload, only this listener sees that it broke off.
  file.file.on('error', () => {});
  return { fields: textFields(file), file };
}
