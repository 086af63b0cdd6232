import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresUser } from '@nukkad/testing/cluster/postgres-user.ts';

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));

function isAccessible(folder: string): boolean {
  return spawnSync('test', ['-x', folder], postgresUser()).status === 0;
}

/**
 * Returns the folder of databases that are kept between runs, and creates it. It is `.nukkad/bench` in the
 * repository, or a temporary folder if PostgreSQL's user cannot access that.
 */
export function benchFolder(repository = REPOSITORY, isOpen = isAccessible): string {
  const home = join(repository, '.nukkad');
  // `npm start` as root creates it for root only.
  const isHomeOpen = isOpen(existsSync(home) ? home : repository);
  const folder = isHomeOpen ? join(home, 'bench') : join(tmpdir(), 'nukkad-bench');
  mkdirSync(folder, { recursive: true });
  const { uid, gid } = postgresUser();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}
