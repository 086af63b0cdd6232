import { open, realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import {
  COMPANY_PICTURE_BYTES_MAX,
  type CompanyPictureKind,
  prepareCompanyPicture,
} from '@nukkad/core/companies/prepare-company-picture.ts';
import { AppError } from '@nukkad/core/errors/app-error.ts';

/** Thrown if a file is missing, too large or not a picture. The message is for the operator. */
export class PictureProblem extends Error {}

const MEGABYTE = 1024 * 1024;

/** Reads a file up to one byte beyond the size limit, so that a large file is never completely in memory. */
async function readBounded(path: string): Promise<Buffer> {
  const file = await open(path).catch(() => null);
  if (file === null) throw new PictureProblem(`there is no file ${path}`);
  try {
    if (!(await file.stat()).isFile()) throw new PictureProblem(`${path} is no file`);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(COMPANY_PICTURE_BYTES_MAX + 1), 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Reads a file and prepares its picture for storage. Throws PictureProblem. */
export async function readPicture(kind: CompanyPictureKind, path: string) {
  const bytes = await readBounded(path);
  try {
    return { bytes, picture: await prepareCompanyPicture(kind, bytes) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const most = `${COMPANY_PICTURE_BYTES_MAX / MEGABYTE} MB`;
    throw new PictureProblem(
      error.code === 'TOO_LARGE'
        ? `${path} is larger than ${most}`
        : `${path} is no JPEG, PNG, WebP or AVIF picture`,
    );
  }
}

/**
 * Resolves a file name in the folder of an import. Throws PictureProblem for a path outside of the folder, because
 * files can come from employers.
 */
export async function pathInFolder(folder: string, named: string): Promise<string> {
  const path = join(folder, named);
  const whole = await realpath(path).catch(() => null);
  if (isAbsolute(named) || whole === null)
    throw new PictureProblem(`there is no file ${named} beside the imported one`);
  const from = relative(await realpath(folder), whole);
  if (from === '..' || from.startsWith(`..${sep}`) || isAbsolute(from))
    throw new PictureProblem(`${named} lies outside of the imported file's folder`);
  return path;
}
