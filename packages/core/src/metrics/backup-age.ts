import { cachedRead } from '@nukkad/db/cached-read.ts';
import { selectBackupMoments } from './backup-age.queries.ts';

const TTL_MS = 60_000;

/**
 * Seconds since the newest verified backup, or since the database was created if there is no backup. Cached for a
 * minute.
 */
export const backupAge = cachedRead(async (database) => {
  const [moments] = await database.query(selectBackupMoments());
  const since = moments?.newest ?? moments?.since;
  return since ? (Date.now() - since.getTime()) / 1000 : Number.NaN;
}, TTL_MS);
