import { DAY_MS } from '@nukkad/domain/durations.ts';
import type { Container } from '../container.ts';
import { selectUnknownKeys } from './files.queries.ts';

type Deps = Pick<Container, 'database' | 'storage' | 'clock'>;

const BATCH = 200;
/** An upload's object stands there before its record: only old ones without a record are lost. */
const ORPHAN_AFTER_MS = DAY_MS;

/** Removes deleted files from the store, then their records; answers how many. Safe to repeat after any failure. */
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
  const lost = await database.query(selectUnknownKeys(keys));
  return lost.map(({ key }) => key);
}

/**
 * Removes objects that no record names (an upload that broke off between the two), and what a process left that ended while
 * it wrote a file (a restore, an upload); returns how many.
 */
export async function sweepOrphans(deps: Deps): Promise<number> {
  const before = deps.clock.now().getTime() - ORPHAN_AFTER_MS;
  let swept = await deps.storage.removeUnfinished(new Date(before));
  let batch: string[] = [];
  const finish = async () => {
    const lost = batch.length > 0 ? await withoutRecord(deps, batch) : [];
    if (lost.length > 0) await deps.storage.remove(lost);
    swept += lost.length;
    batch = [];
  };
  for await (const { key, modifiedAt } of deps.storage.list()) {
    if (modifiedAt.getTime() < before) batch.push(key);
    if (batch.length === BATCH) await finish();
  }
  await finish();
  return swept;
}
