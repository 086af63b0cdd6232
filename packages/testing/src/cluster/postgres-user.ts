import { execFileSync } from 'node:child_process';

/** User and group id under which a program runs; empty for the current user. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

const USER = 'postgres';

/**
 * Returns the user for PostgreSQL, which refuses to run as root. For root it is `postgres`, which is created if it
 * does not exist.
 */
export function postgresUser(): RunAs {
  if (process.getuid?.() !== 0) return {};
  if (idOf('-u') === undefined) execFileSync('useradd', ['--system', '--no-create-home', USER]);
  const uid = idOf('-u');
  const gid = idOf('-g');
  if (uid === undefined || gid === undefined) throw new Error(`The system user ${USER} cannot be created`);
  return { uid, gid };
}

function idOf(which: '-u' | '-g'): number | undefined {
  try {
    return Number(
      execFileSync('id', [which, USER], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return undefined;
  }
}
