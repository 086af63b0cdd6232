import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { markFilesDeleted } from '../files/store-files.ts';

/** Deletes the marksheet of a level, and leaves what the form says of it. */
export async function deleteMarksheet(
  { database, clock, tasks }: Pick<Container, 'database' | 'clock' | 'tasks'>,
  candidateId: string,
  level: 'SSC' | 'HSSC',
): Promise<void> {
  const where = { candidateId_level: { candidateId, level } };
  await database.transaction(async (tx) => {
    const stored = await tx.education.findUnique({ where });
    if (!stored?.marksheetPageKey) throw new AppError('NOTHING_TO_DELETE');
    const keys = [stored.marksheetThumbnailKey, stored.marksheetPageKey];
    await markFilesDeleted(tx, candidateId, { keys }, clock.now());
    await tx.education.update({ where, data: { marksheetThumbnailKey: null, marksheetPageKey: null } });
  });
  tasks.soon('sweep-files');
}
