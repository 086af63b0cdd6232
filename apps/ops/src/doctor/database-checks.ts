import { searchReplica } from '@nukkad/core/config/search-replica.ts';
import { selectBackupMoments } from '@nukkad/core/metrics/backup-age.queries.ts';
import { createDatabase, type ReadReplica } from '@nukkad/db';
import { selectMigrations, selectPostgis, selectServer, selectTables } from './doctor.queries.ts';
import { type Check, type DoctorContext, type Finding, fail, ok, warn } from './finding.ts';

const OLDEST_POSTGRESQL = 15;
/** The newest major version of PostgreSQL that the tests have run on. */
const NEWEST_POSTGRESQL = 17;
const OLDEST_POSTGIS = [3, 3] as const;
const MIGRATE = 'docker compose run --rm prepare (without Docker: pnpm db:migrate)';

export const checkServer: Check = async ({ container: { database } }) => {
  const [server] = await database.query(selectServer());
  if (!server) return [fail('database', 'it returns no row', 'look at the log of the database')];
  const major = Math.floor(server.number / 10_000);
  const found = `PostgreSQL ${server.version}, ${Math.round(server.megabytes)} MB`;
  if (major < OLDEST_POSTGRESQL)
    return [fail('database', found, `upgrade to ${OLDEST_POSTGRESQL} or newer: docs/upgrading.md`)];
  if (major > NEWEST_POSTGRESQL)
    return [warn('database', found, `tests run on ${OLDEST_POSTGRESQL} to ${NEWEST_POSTGRESQL} only`)];
  return [ok('database', found)];
};

export const checkPostgis: Check = async ({ container: { database } }) => {
  const [found] = await database.query(selectPostgis());
  if (!found) return [fail('postgis', 'not installed', 'as a superuser: CREATE EXTENSION postgis')];
  const [major = 0, minor = 0] = found.version.split('.').map(Number);
  const [oldest, oldestMinor] = OLDEST_POSTGIS;
  const isOld = major < oldest || (major === oldest && minor < oldestMinor);
  return [
    isOld
      ? fail(
          'postgis',
          found.version,
          `install ${OLDEST_POSTGIS.join('.')} or newer, then ALTER EXTENSION postgis UPDATE`,
        )
      : ok('postgis', found.version),
  ];
};

/** Compares the migrations that the database has applied with those of this version. */
export async function compareMigrations({
  container: { database },
  migrations,
}: Pick<DoctorContext, 'container' | 'migrations'>) {
  const known = await migrations();
  const [tables] = await database.query(selectTables());
  const recorded = tables?.migrations ? await database.query(selectMigrations()) : [];
  const applied = recorded.filter(({ isFinished }) => isFinished).map(({ name }) => name);
  return {
    newest: applied.at(-1) ?? null,
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
    unfinished: recorded.filter(({ isFinished }) => !isFinished).map(({ name }) => name),
  };
}

export const checkMigrations: Check = async (context) => {
  const { newest, pending, unknown, unfinished } = await compareMigrations(context);
  if (unfinished.length > 0)
    return [
      fail('migrations', `${unfinished.join(', ')} did not finish`, `look for its error, then ${MIGRATE}`),
    ];
  if (pending.length > 0) return [fail('migrations', `${pending.length} pending: ${pending[0]} …`, MIGRATE)];
  if (unknown.length > 0)
    return [
      warn(
        'migrations',
        `the database is newer than this version: ${unknown.at(-1)}`,
        'run the newer version',
      ),
    ];
  return [ok('migrations', `all applied, the last is ${newest ?? 'none'}`)];
};

const CLOCK_WARN_SECONDS = 2;
const CLOCK_FAIL_SECONDS = 60;

/**
 * Compares this machine's wall clock with the database's time. It does not use the container's clock, because that
 * follows the database.
 */
export const checkClock: Check = async ({ container: { database } }) => {
  const before = Date.now();
  const [server] = await database.query(selectServer());
  const here = (before + Date.now()) / 2;
  const off = Math.abs((server?.now.getTime() ?? Number.NaN) - here) / 1000;
  const found = `${off.toFixed(1)} s between this machine and the database`;
  const todo = 'set the clock of both by NTP (timedatectl set-ntp true)';
  if (!(off <= CLOCK_FAIL_SECONDS)) return [fail('clock', found, todo)];
  return [off > CLOCK_WARN_SECONDS ? warn('clock', found, todo) : ok('clock', found)];
};

const HOUR_MS = 3_600_000;
const BACKUP_WARN_HOURS = 36;
const BACKUP_FAIL_HOURS = 7 * 24;

export const checkBackup: Check = async ({ container: { database, clock } }) => {
  const [moments] = await database.query(selectBackupMoments());
  const todo =
    'docker compose --profile backup up --detach, or ops backup keep FOLDER by a timer: docs/operating.md';
  if (!moments?.newest) return [fail('backup', 'no backup was ever made and checked', todo)];
  const hours = (clock.now().getTime() - moments.newest.getTime()) / HOUR_MS;
  const found = `the newest checked backup is ${Math.floor(hours)} hours old`;
  if (hours > BACKUP_FAIL_HOURS) return [fail('backup', found, todo)];
  return [hours > BACKUP_WARN_HOURS ? warn('backup', found, todo) : ok('backup', found)];
};

const POLL_MS = 100;
const POLL_TIMEOUT_MS = 3000;

/** Checks the replica repeatedly, as the servers do, until its state is known; for at most three seconds. */
async function pollReplica(replica: ReadReplica): Promise<void> {
  const end = Date.now() + POLL_TIMEOUT_MS;
  while (replica.problem === 'not known yet' && Date.now() < end) {
    await replica.look();
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

const REPLICA_TODO: Readonly<Record<string, string>> = {
  away: 'look at the container replica and its log; searches are read from the database meanwhile',
  behind: 'look at the load of the replica; searches are read from the database meanwhile',
  'no replica of this database':
    'SEARCH_DATABASE_URL names another server: copy the replica again (docs/operating.md)',
  'not known yet': 'look at the container replica and its log',
};

export const checkReplica: Check = async ({ container: { config } }) => {
  const own = searchReplica(config);
  if (own === undefined) return [];
  const url = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;
  const database = createDatabase({ url, poolSize: 1, applicationName: 'nukkad-doctor', replica: own });
  try {
    const { replica } = database;
    if (replica === null) return [];
    await pollReplica(replica);
    if (replica.problem === null)
      return [ok('replica', `${((replica.lagMs ?? 0) / 1000).toFixed(1)} s behind the database`)];
    const isWrong = replica.problem === 'no replica of this database';
    const finding: (...line: [string, string, string]) => Finding = isWrong ? fail : warn;
    return [finding('replica', replica.problem, REPLICA_TODO[replica.problem] ?? '')];
  } finally {
    await database.close();
  }
};
