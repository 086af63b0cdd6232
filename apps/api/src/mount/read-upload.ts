import type { MultipartFile } from '@fastify/multipart';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A multipart request: its text fields and the one file, still to be read as a stream. */
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

/** The parser's own complaints (no boundary, no end) carry no status: they are the request's fault. */
async function firstFile(request: FastifyRequest): Promise<MultipartFile | undefined> {
  try {
    return await request.file();
  } catch (cause) {
    if ((cause as { statusCode?: number }).statusCode !== undefined) throw cause;
    throw new AppError('VALIDATION_FAILED', { issues: [{ path: '', message: 'is no whole form' }], cause });
  }
}

/**
 * Reads up to the file: text fields that follow it are not seen, so clients send them first. What nobody reads of
 * the file is thrown away once the answer is out, or the connection would hang on it.
 */
export async function readUpload(request: FastifyRequest, reply: FastifyReply): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_TYPE');
  const file = await firstFile(request);
  if (!file) return { fields: {}, file: null };
  reply.raw.once('finish', () => file.file.resume());
  // An upload that breaks off where nobody reads it is told here alone.
  file.file.on('error', () => {});
  return { fields: textFields(file), file };
}
