import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

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

/** Reads up to the file: text fields that follow it are not seen, so clients send them first. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_TYPE');
  const file = await request.file();
  return file ? { fields: textFields(file), file } : { fields: {}, file: null };
}
