import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { assertAllowed } from './required-server.ts';

const DEBIAN_HOME = '/usr/lib/postgresql';
const DEBIAN_SHARE = '/usr/share/postgresql';
const DEBIAN_PACKAGES = ['postgresql', 'postgresql-postgis'];

/**
 * Returns the folder of PostgreSQL's programs, of the newest installed version with PostGIS. On Debian it installs
 * them as root if there are none. Throws if there are none, or if NUKKAD_TEST_SERVER_KIND requires a container.
 */
export function findPostgresPrograms(): string {
  assertAllowed('local', 'PostgreSQL of this machine');
  const found = findInstalled();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) installDebianPackages();
  const installed = findInstalled();
  if (installed !== undefined) return installed;
  throw new Error(
    'The tests need PostgreSQL with PostGIS: set TEST_DATABASE_URL to a server, start Docker, or install ' +
      `${DEBIAN_PACKAGES.join(' and ')} (Debian's names)`,
  );
}

function findInstalled(): string | undefined {
  const versions = existsSync(DEBIAN_HOME) ? readdirSync(DEBIAN_HOME) : [];
  const withPostgis = versions.filter((version) =>
    existsSync(join(DEBIAN_SHARE, version, 'extension', 'postgis.control')),
  );
  const newest = withPostgis.sort((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? findByConfig() : join(DEBIAN_HOME, newest, 'bin');
}

/** Finds the programs on other systems by `pg_config`. */
function findByConfig(): string | undefined {
  try {
    const ask = (what: string) =>
      execFileSync('pg_config', [what], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    const hasPostgis = existsSync(join(ask('--sharedir'), 'extension', 'postgis.control'));
    return hasPostgis && existsSync(join(ask('--bindir'), 'initdb')) ? ask('--bindir') : undefined;
  } catch {
    return undefined;
  }
}

function installDebianPackages(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...DEBIAN_PACKAGES];
  execFileSync('apt-get', install, { env, stdio: 'ignore' });
}
