import { statfs } from 'node:fs/promises';
import { connectionProblem } from '@nukkad/db';
import { MIGRATIONS_DIR, readMigrations } from '@nukkad/migrations/read-migrations.ts';
import {
  checkBackup,
  checkClock,
  checkMigrations,
  checkPostgis,
  checkReplica,
  checkServer,
} from './database-checks.ts';
import { type Check, type DoctorContext, type Finding, fail, ok, reasonOf } from './finding.ts';
import { checkBackground, checkDisk, checkKeys, checkSms, checkStore } from './service-checks.ts';

const checkVersion: Check = async ({ container: { config } }) => [
  ok('version', `${config.APP_VERSION}, Node ${process.versions.node}`),
];

/** The checks that need no database, by name, in the order of the report. */
const CHECKS: readonly (readonly [string, Check])[] = [
  ['version', checkVersion],
  ['keys', checkKeys],
  ['store', checkStore],
  ['sms', checkSms],
  ['disk', checkDisk],
];
const DATABASE_CHECKS: readonly (readonly [string, Check])[] = [
  ['postgis', checkPostgis],
  ['migrations', checkMigrations],
  ['clock', checkClock],
  ['replica', checkReplica],
  ['background', checkBackground],
  ['backup', checkBackup],
];

/** Returns the access to the network, the disk and the migrations that checks use. Tests replace it. */
export const machineContext = (): Pick<DoctorContext, 'fetch' | 'diskOf' | 'migrations'> => ({
  fetch,
  diskOf: async (folder) => {
    const { blocks, bavail, bsize } = await statfs(folder);
    return { bytes: blocks * bsize, free: bavail * bsize };
  },
  migrations: async () => (await readMigrations(MIGRATIONS_DIR)).map(({ name }) => name),
});

/** Runs one check. A check that throws becomes a failed finding. */
async function findingsOf(
  [name, check]: readonly [string, Check],
  context: DoctorContext,
): Promise<readonly Finding[]> {
  try {
    return await check(context);
  } catch (error) {
    return [
      fail(
        name,
        `it could not be looked at: ${reasonOf(error)}`,
        'look at the log; NUKKAD_DEBUG=1 shows more',
      ),
    ];
  }
}

async function databaseFindings(context: DoctorContext): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  try {
    findings.push(...(await checkServer(context)));
  } catch (error) {
    // If the database cannot be reached, the other database checks are skipped, because each would report the same
    // problem.
    const found = connectionProblem(error, context.container.config.DATABASE_URL) ?? reasonOf(error);
    return [fail('database', found, 'docker compose ps database; docker compose logs database --tail 50')];
  }
  for (const check of DATABASE_CHECKS) findings.push(...(await findingsOf(check, context)));
  return findings;
}

/** Runs every check, one after the other. The checks change nothing, except that one writes a file and deletes it. */
export async function examine(context: DoctorContext): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const check of CHECKS) findings.push(...(await findingsOf(check, context)));
  return [...findings, ...(await databaseFindings(context))];
}
