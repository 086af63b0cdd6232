import type { FileKind, Prisma } from '@nukkad/db';
import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';

export type FileRecord = Prisma.StoredFileGetPayload<object>;

/** Pictures of companies, and seekers' photos, which stand beside their reviews. A paper without an owner is nobody's. */
const PUBLIC: readonly FileKind[] = ['PHOTO', 'COMPANY_LOGO', 'COMPANY_PICTURE'];

const isPublic = ({ kind }: FileRecord): boolean => PUBLIC.includes(kind);

/** A file by its key; NOT_FOUND for one that is deleted or never was. */
export async function findFile({ database }: Pick<Container, 'database'>, key: string): Promise<FileRecord> {
  const file = await database.prisma.storedFile.findUnique({ where: { key } });
  if (!file || file.deletedAt !== null) throw new AppError('NOT_FOUND');
  return file;
}

/** A file that this reader (null for a visitor) may open; FORBIDDEN for another's. */
export async function findOwnFile(
  deps: Pick<Container, 'database'>,
  key: string,
  readerId: string | null,
): Promise<FileRecord & { readonly isPublic: boolean }> {
  const file = await findFile(deps, key);
  const isOwn = file.candidateId !== null && file.candidateId === readerId;
  if (!isPublic(file) && !isOwn) throw new AppError('FORBIDDEN');
  return { ...file, isPublic: isPublic(file) };
}
