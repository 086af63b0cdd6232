import { DAY_MS } from '@nukkad/domain/durations.ts';
import type { Container } from '../container.ts';
import { selectUnknownKeys } from './files.queries.ts';

type Deps = Pick<Container, 'database' | 'storage' | 'clock'>;

const BATCH = 200;
/**
 * Age in milliseconds from which an object without a record is an orphan. Objects are stored before their records.
 */
const ORPHAN_AFTER_MS = DAY_MS;

/**
 * Deletes the files that are marked as deleted from storage, then their records. Returns the number. Safe to repeat.
 */
export async function sweepFiles({ database, storage }: Deps): Promise<number> {
  for (let swept = 0; ; ) {
    const files = await database.prisma.storedFile.findMany({
      where: { deletedAt: { not: null } },
      select: { key: true },
      take: BATCH,
    });
    const keys = files.map((file) => file.key);
    await storage.remove(keys);
    await database.prisma.storedFile.deleteMany({ where: { key: { in: keys }, deletedAt: { not: null } } });
    swept += keys.length;
    if (keys.length < BATCH) return swept;
  }
}

async function withoutRecord({ database }: Deps, keys: readonly string[]): Promise<string[]> {
  const orphans = await database.query(selectUnknownKeys(keys));
  return orphans.map(({ key }) => key);
}

/**
 * Removes objects without a record, which failed uploads leave behind, and partly written files of processes that were
 * killed. Only files older than a day are removed. Returns the number.
 */
export async function sweepOrphans(deps: Deps): Promise<number> {
  const before = deps.clock.now().getTime() - ORPHAN_AFTER_MS;
  let swept = await deps.storage.removeUnfinished(new Date(before));
  let batch: string[] = [];
  const sweepBatch = async () => {
    const orphans = batch.length > 0 ? await withoutRecord(deps, batch) : [];
    if (orphans.length > 0) await deps.storage.remove(orphans);
    swept += orphans.length;
    batch = [];
  };
  for await (const { key, modifiedAt } of deps.storage.list()) {
    if (modifiedAt.getTime() < before) batch.push(key);
    if (batch.length === BATCH) await sweepBatch();
  }
  await sweepBatch();
  return swept;
}
