import type { FileKind, Prisma } from '@nukkad/db';
import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';

export type FileRecord = Prisma.StoredFileGetPayload<object>;

/** Kinds of files that anybody may open. Photos of seekers are shown next to their reviews. */
const PUBLIC: readonly FileKind[] = ['PHOTO', 'COMPANY_LOGO', 'COMPANY_PICTURE'];

const isPublic = ({ kind }: FileRecord): boolean => PUBLIC.includes(kind);

/** Returns the record of a file. Throws NOT_FOUND if it does not exist or is deleted. */
export async function findFile({ database }: Pick<Container, 'database'>, key: string): Promise<FileRecord> {
  const file = await database.prisma.storedFile.findUnique({ where: { key } });
  if (!file || file.deletedAt !== null) throw new AppError('NOT_FOUND');
  return file;
}

/**
 * Returns the record of a file if it is public or belongs to the reader. A visitor has no reader id. Throws FORBIDDEN
 * for files of other seekers, and NOT_FOUND.
 */
export async function findReadableFile(
  deps: Pick<Container, 'database'>,
  key: string,
  readerId: string | null,
): Promise<FileRecord & { readonly isPublic: boolean }> {
  const file = await findFile(deps, key);
  const isOwn = file.candidateId !== null && file.candidateId === readerId;
  if (!isPublic(file) && !isOwn) throw new AppError('FORBIDDEN');
  return { ...file, isPublic: isPublic(file) };
}
