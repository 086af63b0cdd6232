import { setTimeout as sleep } from 'node:timers/promises';
import { routes } from '@nukkad/contract';
import { clientOf, countOf } from '../shared/calls.ts';
import { oneOf, type Scale } from '../shared/part.ts';
import type { World } from '../shared/world.ts';
import type { Town } from './town.ts';

/** Maximum bytes of log lines per refused request, and in two seconds without requests. */
const BYTES_A_REQUEST = 1500;
const BYTES_AT_REST = 4000;

/** When the error of a full disk is raised: at once, or at the end of the transaction. */
const TRIGGERS = {
  'while it writes': 'CREATE TRIGGER disk_is_full BEFORE INSERT OR UPDATE ON %s FOR EACH ROW',
  'while it commits':
    'CREATE CONSTRAINT TRIGGER disk_is_full AFTER INSERT OR UPDATE ON %s DEFERRABLE INITIALLY DEFERRED FOR EACH ROW',
} as const;

/**
 * Makes every write fail as PostgreSQL does when its disk is full, with the same SQLSTATE and message. A disk that is
 * really full would need root, and would break the databases of all other tests.
 */
async function fillDisk({ database }: World, trigger: string): Promise<void> {
  await database.query(`
    CREATE FUNCTION disk_is_full() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'could not extend file "base/16384/16700": No space left on device'
        USING ERRCODE = '53100', HINT = 'Check free disk space.';
    END $$`);
  await database.query(`
    DO $$
    DECLARE name regclass;
    BEGIN
      FOR name IN SELECT c.oid FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
                   WHERE n.nspname IN ('public', 'pgboss') AND c.relkind = 'r' AND NOT c.relispartition LOOP
        EXECUTE format('${trigger} EXECUTE FUNCTION disk_is_full()', name);
      END LOOP;
    END $$`);
}

const freeDisk = ({ database }: World): Promise<unknown> =>
  database.query('DROP FUNCTION disk_is_full() CASCADE');

/** A database that cannot store anything more: reading works, nothing is half-written, and logs stay short. */
export async function fullDisk(town: Town, scale: Scale): Promise<void> {
  const { world, api, applyAll, recorder, checkAfter, checks } = town;
  for (const [when, trigger] of oneOf(Object.entries(TRIGGERS), scale)) {
    const what = `a disk that is full ${when}`;
    recorder.planned.add(507);
    const before = api.logBytes;
    const outcomes = await applyAll([api.origin], () => fillDisk(world, trigger), 1);
    checks.check(
      countOf(outcomes, 'STORAGE_FULL') === outcomes.length,
      `${what}: ${[...new Set(outcomes)]} instead of STORAGE_FULL`,
    );
    const bytes = (api.logBytes - before) / outcomes.length;
    checks.check(bytes < BYTES_A_REQUEST, `${what}: ${bytes.toFixed()} bytes of logs per request`);
    const atRest = api.logBytes;
    await sleep(2000);
    const growth = api.logBytes - atRest;
    checks.check(growth < BYTES_AT_REST, `${what}: ${growth} bytes of logs in two seconds at rest`);
    const read = await clientOf(api.origin)
      .call(routes.jobList, { page: 1, size: 10, extraSkip: 0 })
      .then(
        () => 'DONE',
        (error: unknown) => String(error),
      );
    checks.check(read === 'DONE', `${what}: jobs cannot be read: ${read}`);
    await freeDisk(world);
    recorder.planned.delete(507);
    await checkAfter(what);
  }
}
