import type { Prisma } from '@nukkad/db';
import type { Transaction } from '../database/rows.ts';

/** A stored object without the times of its record. */
export type FileRecord = Omit<Prisma.StoredFileCreateManyInput, 'createdAt' | 'deletedAt'>;

/** Inserts the records of stored objects. Call it in the transaction that starts to refer to them. */
export async function writeFileRecords(
  tx: Transaction,
  files: readonly FileRecord[],
  now: Date,
): Promise<void> {
  await tx.storedFile.createMany({ data: files.map((file) => ({ ...file, createdAt: now })) });
}
