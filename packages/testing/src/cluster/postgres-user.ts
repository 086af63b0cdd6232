import { execFileSync } from 'node:child_process';

/** Under which user programs are started; empty for one's own. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

const USER = 'postgres';

/** PostgreSQL refuses to run as root: then it is given the user `postgres`, made where there is none. */
export function postgresUser(): RunAs {
  if (process.getuid?.() !== 0) return {};
  if (idOf('-u') === undefined) execFileSync('useradd', ['--system', '--no-create-home', USER]);
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  if (uid === undefined || gid === undefined) throw new Error(`The system user ${USER} cannot be made`);
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
