import { readCoreConfig } from '@nukkad/core/config/core-config.ts';
import { BACKUP_CHECKED } from '@nukkad/core/metrics/backup-age.queries.ts';
import { createDatabase } from '@nukkad/db';
import { createEmptyDatabase } from '@nukkad/db/testing/test-database.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { answering, at, doctorContextOf } from '../testing/doctor-context.ts';
import { useOps } from '../testing/start-ops.ts';
import {
  checkBackup,
  checkClock,
  checkMigrations,
  checkPostgis,
  checkReplica,
  checkServer,
} from './database-checks.ts';
import { machineContext } from './examine.ts';
import { checkBackground } from './service-checks.ts';

const HOUR_MS = 3_600_000;
const test = useOps();
const contextWith = doctorContextOf(test);

it.each([
  [150_000, 'ok'],
  [149_999, 'fail'],
  [179_999, 'ok'],
  [180_000, 'warn'],
])('PostgreSQL %s: %s', async (number, state) => {
  const database = answering(test, {
    server_version_num: [{ version: 'x', number, now: new Date(), megabytes: 1 }],
  });
  expect(await checkServer(contextWith(database))).toMatchObject([{ check: 'database', state }]);
});

it.each([
  ['3.3.0', 'ok'],
  ['3.2.9', 'fail'],
  ['2.5.1', 'fail'],
  ['4.0.0', 'ok'],
  [null, 'fail'],
])('PostGIS %s: %s', async (version, state) => {
  const database = answering(test, { pg_extension: version === null ? [] : [{ version }] });
  expect(await checkPostgis(contextWith(database))).toMatchObject([{ check: 'postgis', state }]);
});

describe('migrations', () => {
  const known = async () => await machineContext().migrations();
  const recorded = async (edit: (names: string[]) => { name: string; isFinished: boolean }[]) =>
    answering(test, { 'FROM _prisma_migrations\n   WHERE': edit([...(await known())]) });
  const done = (name: string) => ({ name, isFinished: true });

  it('are fine when all are applied', async () => {
    expect(await checkMigrations(contextWith())).toMatchObject([{ check: 'migrations', state: 'ok' }]);
  });

  it('fail while one is pending or did not finish, and warn of a newer database', async () => {
    const pending = await recorded((names) => names.slice(0, -1).map(done));
    expect(await checkMigrations(contextWith(pending))).toMatchObject([
      { state: 'fail', found: expect.stringMatching(/^1 pending/) },
    ]);
    const unfinished = await recorded((names) => [
      ...names.slice(0, -1).map(done),
      { name: names.at(-1) ?? '', isFinished: false },
    ]);
    expect(await checkMigrations(contextWith(unfinished))).toMatchObject([
      { state: 'fail', found: expect.stringMatching(/did not finish$/) },
    ]);
    const newer = await recorded((names) => [...names.map(done), done('9999_from_tomorrow')]);
    expect(await checkMigrations(contextWith(newer))).toMatchObject([
      { state: 'warn', found: expect.stringContaining('9999_from_tomorrow') },
    ]);
  });

  it('fail in a database that has no tables', async () => {
    const empty = await createEmptyDatabase();
    const database = createDatabase({ url: empty.url, poolSize: 1 });
    expect(await checkMigrations(contextWith({ database }))).toMatchObject([
      { state: 'fail', found: expect.stringMatching(/^\d+ pending: 0/) },
    ]);
    expect(await checkBackground(contextWith({ database }))).toMatchObject([{ state: 'fail' }]);
    await database.close();
    await empty.drop();
  });
});

it.each([
  [0, 'ok'],
  [1900, 'ok'],
  [3000, 'warn'],
  [-3000, 'warn'],
  [59_000, 'warn'],
  [61_000, 'fail'],
  [-61_000, 'fail'],
])('a clock that is %s ms off: %s', async (off, state) => {
  const now = new Date();
  const database = answering(test, { server_version_num: [{ version: 'x', number: 1, now, megabytes: 1 }] });
  vi.spyOn(Date, 'now').mockReturnValue(now.getTime() + off);
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await checkClock(contextWith({ ...database }))).toMatchObject([{ check: 'clock', state }]);
});

describe('the backup', () => {
  it('fails if there is none, warns after 36 hours and fails after seven days', async () => {
    expect(await checkBackup(contextWith())).toMatchObject([{ check: 'backup', state: 'fail' }]);
    const made = new Date();
    const data = { actor: 'backups', action: BACKUP_CHECKED, subject: made.toISOString() };
    await test.container.database.prisma.auditEntry.create({ data });
    const stateAfter = async (hours: number) =>
      (await checkBackup(contextWith(at(new Date(made.getTime() + hours * HOUR_MS)))))[0]?.state;
    expect(await stateAfter(36)).toBe('ok');
    expect(await stateAfter(36.01)).toBe('warn');
    expect(await stateAfter(168)).toBe('warn');
    expect(await stateAfter(168.01)).toBe('fail');
  });
});

describe('the replica', () => {
  const following = (url: string) => {
    const { DATABASE_URL } = test.container.config;
    const settings = { DATABASE_URL, SEARCH_DATABASE_URL: url, JWT_SECRET: 's'.repeat(32) };
    return contextWith({ config: readCoreConfig(settings) });
  };

  it('has no finding if none is configured', async () => {
    expect(await checkReplica(contextWith())).toEqual([]);
  });

  it('warns while it cannot be reached, and fails if it follows no server', async () => {
    expect(await checkReplica(following('postgresql://x@127.0.0.1:9/x'))).toMatchObject([
      { check: 'replica', state: 'warn', found: 'away' },
    ]);
    expect(await checkReplica(following(test.container.config.DATABASE_URL))).toMatchObject([
      { check: 'replica', state: 'fail', found: 'no replica of this database' },
    ]);
  });
});
