import { open, realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { AppError } from '@nukkad/api/errors/app-error.ts';
import {
  COMPANY_PICTURE_BYTES_MAX,
  type CompanyPictureKind,
  prepareCompanyPicture,
} from '@nukkad/api/modules/companies/prepare-company-picture.ts';

/** A file that is no picture for a company, in words. */
export class PictureProblem extends Error {}

const MEGABYTE = 1024 * 1024;

/** A file's bytes, at most one more than a picture may have: a larger file is never whole in memory. */
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

/** The picture in a file, as it will be stored. */
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

/** The path of a file that an imported one names: an employer's list names none outside of its own folder. */
export async function pathBeside(folder: string, named: string): Promise<string> {
  const path = join(folder, named);
  const whole = await realpath(path).catch(() => null);
  if (isAbsolute(named) || whole === null)
    throw new PictureProblem(`there is no file ${named} beside the imported one`);
  const from = relative(await realpath(folder), whole);
  if (from === '..' || from.startsWith(`..${sep}`) || isAbsolute(from))
    throw new PictureProblem(`${named} lies outside of the imported file's folder`);
  return path;
}
