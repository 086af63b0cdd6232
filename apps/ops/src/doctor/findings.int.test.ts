import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { answering, at, configured, doctorContextOf } from '../testing/doctor-context.ts';
import { useOps } from '../testing/start-ops.ts';
import { checkBackup, checkClock, checkMigrations, checkPostgis, checkServer } from './database-checks.ts';
import { machineContext } from './examine.ts';
import type { Check, DoctorContext, Finding } from './finding.ts';
import { checkBackground, checkDisk, checkKeys, checkSms } from './service-checks.ts';

const test = useOps();
const contextWith = doctorContextOf(test);
const NOW = new Date('2027-03-10T06:30:00Z');
const MINUTE_MS = 60_000;
const ago = (minutes: number): Date => new Date(NOW.getTime() - minutes * MINUTE_MS);

/** Writes a finding as the report does. */
const line = ({ state, found, todo }: Finding): string =>
  `${state}: ${found}${todo === '' ? '' : ` → ${todo}`}`;
const report = async (check: Check, context: DoctorContext): Promise<string[]> =>
  (await check(context)).map(line);

/** The database of the test, with other answers, at a stopped time. */
const withRows = (answers: Parameters<typeof answering>[1]): DoctorContext =>
  contextWith({ ...answering(test, answers), ...at(NOW) });

const WORKER = 'a worker must run (apps/worker); look at its log';
const BACKUP =
  'docker compose --profile backup up --detach, or ops backup keep FOLDER by a timer: docs/operating.md';
const MIGRATE = 'docker compose run --rm prepare (without Docker: pnpm db:migrate)';
const NTP = 'set the clock of both by NTP (timedatectl set-ntp true)';
const DISK = 'delete old backups and images (docker image prune), or add a disk';

it.each([
  [0, 0, 'ok: the last task ended 0 minutes ago'],
  [-2, 0, 'ok: the last task ended 0 minutes ago'],
  [5, 0, 'ok: the last task ended 5 minutes ago'],
  [5 + 1 / 60, 0, `warn: the last task ended 5 minutes ago → ${WORKER}`],
  [30, 0, `warn: the last task ended 30 minutes ago → ${WORKER}`],
  [30, 9, `warn: the last task ended 30 minutes ago → ${WORKER}`],
  [30 + 1 / 60, 0, `fail: the last task ended 30 minutes ago → ${WORKER}`],
  [null, 3, `fail: no background task has ever run → ${WORKER}`],
  [5, 1, 'warn: 1 tasks failed within a day → look for "background task failed" in the log of the API'],
])('background work that ended %s minutes ago, with %s failures', async (minutes, failed, expected) => {
  const context = withRows({
    to_regclass: [{ migrations: true, queue: true }],
    'pgboss.job': [{ last: minutes === null ? null : ago(minutes), failed }],
  });
  expect(await report(checkBackground, context)).toEqual([expected]);
});

it.each([
  [0, 'ok: the newest checked backup is 0 hours old'],
  [36, 'ok: the newest checked backup is 36 hours old'],
  [36 + 1 / 60, `warn: the newest checked backup is 36 hours old → ${BACKUP}`],
  [168, `warn: the newest checked backup is 168 hours old → ${BACKUP}`],
  [168 + 1 / 60, `fail: the newest checked backup is 168 hours old → ${BACKUP}`],
  [null, `fail: no backup was ever made and checked → ${BACKUP}`],
])('a backup of %s hours ago', async (hours, expected) => {
  const context = withRows({ audit_entry: [{ newest: hours === null ? null : ago(hours * 60) }] });
  expect(await report(checkBackup, context)).toEqual([expected]);
});

it.each([
  [2000, 'ok: 2.0 s between this machine and the database'],
  [2001, `warn: 2.0 s between this machine and the database → ${NTP}`],
  [60_000, `warn: 60.0 s between this machine and the database → ${NTP}`],
  [60_001, `fail: 60.0 s between this machine and the database → ${NTP}`],
  [-60_001, `fail: 60.0 s between this machine and the database → ${NTP}`],
])('a clock that is %s ms off', async (off, expected) => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW.getTime() + off);
  onTestFinished(() => void vi.restoreAllMocks());
  const rows = [{ version: '17.1', number: 170_001, now: NOW, megabytes: 1 }];
  expect(await report(checkClock, withRows({ server_version_num: rows }))).toEqual([expected]);
});

it('a clock fails if the database returns no time', async () => {
  expect(await report(checkClock, withRows({ server_version_num: [] }))).toEqual([
    `fail: NaN s between this machine and the database → ${NTP}`,
  ]);
});

it.each([
  [149_999, 'fail: PostgreSQL 1.2, 43 MB → upgrade to 15 or newer: docs/upgrading.md'],
  [150_000, 'ok: PostgreSQL 1.2, 43 MB'],
  [179_999, 'ok: PostgreSQL 1.2, 43 MB'],
  [180_000, 'warn: PostgreSQL 1.2, 43 MB → tests run on 15 to 17 only'],
  [null, 'fail: it returns no row → look at the log of the database'],
])('a server with the version number %s', async (number, expected) => {
  const rows = number === null ? [] : [{ version: '1.2', number, now: NOW, megabytes: 42.6 }];
  expect(await report(checkServer, withRows({ server_version_num: rows }))).toEqual([expected]);
});

it.each([
  ['3.3.0', 'ok: 3.3.0'],
  ['4.0.0', 'ok: 4.0.0'],
  ['3.2.9', 'fail: 3.2.9 → install 3.3 or newer, then ALTER EXTENSION postgis UPDATE'],
  ['2.9.0', 'fail: 2.9.0 → install 3.3 or newer, then ALTER EXTENSION postgis UPDATE'],
  [null, 'fail: not installed → as a superuser: CREATE EXTENSION postgis'],
])('PostGIS %s', async (version, expected) => {
  const rows = version === null ? [] : [{ version }];
  expect(await report(checkPostgis, withRows({ pg_extension: rows }))).toEqual([expected]);
});

describe('migrations', () => {
  const done = (name: string) => ({ name, isFinished: true });
  const started = (name: string) => ({ name, isFinished: false });
  it.each([
    ['all applied', [done('1_a'), done('2_b')], 'ok: all applied, the last is 2_b'],
    ['one pending', [done('1_a')], `fail: 1 pending: 2_b … → ${MIGRATE}`],
    ['all pending', [], `fail: 2 pending: 1_a … → ${MIGRATE}`],
    [
      'one unfinished, which counts before one that is pending',
      [started('1_a')],
      `fail: 1_a did not finish → look for its error, then ${MIGRATE}`,
    ],
    [
      'two unknown',
      [done('1_a'), done('2_b'), done('3_c'), done('4_d')],
      'warn: the database is newer than this version: 4_d → run the newer version',
    ],
    ['one unknown and one pending', [done('1_a'), done('3_c')], `fail: 1 pending: 2_b … → ${MIGRATE}`],
  ])('%s', async (_name, rows, expected) => {
    const container = answering(test, { 'FROM _prisma_migrations\n   WHERE': rows });
    const context = contextWith(container, { migrations: async () => ['1_a', '2_b'] });
    expect(await report(checkMigrations, context)).toEqual([expected]);
  });

  it('has the migrations of this version, in their order', async () => {
    const names = await machineContext().migrations();
    expect(names[0]).toBe('0001_tables');
    expect(names).toEqual([...names].sort());
  });
});

it.each([
  [15, 'ok: 0.3 GB of 2.0 GB are free (15 %)'],
  [14.9, `warn: 0.3 GB of 2.0 GB are free (14 %) → ${DISK}`],
  [5, `warn: 0.1 GB of 2.0 GB are free (5 %) → ${DISK}`],
  [4.9, `fail: 0.1 GB of 2.0 GB are free (4 %) → ${DISK}`],
])('a disk with %s %% free', async (percent, expected) => {
  const diskOf = async () => ({ bytes: 2e9, free: 2e7 * percent });
  expect(await report(checkDisk, contextWith({}, { diskOf }))).toEqual([expected]);
});

it('measures the disk of the folder, in bytes that this user may fill', async () => {
  const { bytes, free } = await machineContext().diskOf(test.folder);
  expect(free).toBeGreaterThan(0);
  expect(bytes).toBeGreaterThan(free);
});

describe('text messages', () => {
  const ID = 'TWILIO_ACCOUNT_SID';
  const TOKEN = 'TWILIO_AUTH_TOKEN';
  const ask = vi.fn(async () => Response.json({ balance: '9.99' }));
  const sms = (settings: Record<string, string>) =>
    report(checkSms, contextWith(configured(settings), { fetch: ask as typeof fetch }));

  it.each([
    ['no account', {}],
    ['no token', { [ID]: 'AC1' }],
    ['no account but a token', { [TOKEN]: 's' }],
  ])('with %s: Twilio is not asked', async (_name, settings) => {
    ask.mockClear();
    expect(await sms(settings)).toEqual([]);
    expect(ask).not.toHaveBeenCalled();
  });

  it('with an account: the balance, also without a currency', async () => {
    expect(await sms({ [ID]: 'AC1', [TOKEN]: 's' })).toEqual(['warn: balance 9.99 → top up the account']);
  });
});

it('a key that is missing is a failure in production alone, and only if nobody can sign in or apply', async () => {
  const todo = 'set them in .env (docs/operating.md, "Day 2"), then docker compose up --detach';
  const folder = { DATA_DIR: '/data' };
  expect(await report(checkKeys, contextWith(configured({ NODE_ENV: 'test', ...folder })))).toEqual([
    'warn: NODE_ENV is test: anyone can sign in locally → NODE_ENV=production in .env',
    `warn: Not configured: GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, FACEBOOK_APP_ID, FACEBOOK_APP_SECRET. Without one of the two pairs nobody can sign in; the login page says so. → ${todo}`,
    `warn: Not configured: TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_MESSAGING_SERVICE_SID. Without it no one-time code can be sent, so no number can be verified and nobody can apply. → ${todo}`,
    `warn: Not configured: S3_BUCKET. Uploads are kept in /data of this machine, for this process alone. → ${todo}`,
    `warn: Not configured: PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY. Without it notifications stay on the site. → ${todo}`,
  ]);
});
