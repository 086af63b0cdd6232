import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresUser } from '@nukkad/testing/cluster/postgres-user.ts';

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));

function isReachable(folder: string): boolean {
  return spawnSync('test', ['-x', folder], postgresUser()).status === 0;
}

/**
 * Where loaded databases are kept between runs: `.nukkad/bench` of the repository, or the temporary folder where
 * the user that PostgreSQL runs as cannot come into that folder.
 */
export function benchFolder(repository = REPOSITORY, isOpen = isReachable): string {
  const home = join(repository, '.nukkad');
  // `npm start` as root makes it for root alone.
  const isHomeOpen = isOpen(existsSync(home) ? home : repository);
  const folder = isHomeOpen ? join(home, 'bench') : join(tmpdir(), 'nukkad-bench');
  mkdirSync(folder, { recursive: true });
  const { uid, gid } = postgresUser();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}
