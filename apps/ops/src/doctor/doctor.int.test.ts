import { join } from 'node:path';
import { Readable } from 'node:stream';
import { readConfig } from '@nukkad/api/config.ts';
import { createContainer } from '@nukkad/api/container.ts';
import { BACKUP_CHECKED } from '@nukkad/api/metrics/backup-age.queries.ts';
import { createDatabase } from '@nukkad/db';
import { createEmptyDatabase } from '@nukkad/db/testing/test-database.ts';
import { describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { useOps } from '../testing/start-ops.ts';
import {
  checkBackup,
  checkClock,
  checkMigrations,
  checkPostgis,
  checkReplica,
  checkServer,
} from './database-checks.ts';
import { examine, surroundings } from './examine.ts';
import type { Patient } from './finding.ts';
import { checkBackground, checkDisk, checkKeys, checkSms, checkStore } from './service-checks.ts';

const HOUR_MS = 3_600_000;
const test = useOps();

/** The patient of the test's database, with some parts replaced. */
const patient = (container: Partial<Patient['container']> = {}, outside: Partial<Patient> = {}): Patient => ({
  ...surroundings(),
  ...outside,
  container: { ...test.container, ...container },
});

const at = (moment: Date) => ({ clock: { now: () => moment } });
const configured = (settings: Record<string, string>) => ({
  config: readConfig({ DATABASE_URL: 'postgresql://x@y/z', JWT_SECRET: 's'.repeat(32), ...settings }),
});
/** A database that answers a query with rows of the test's choice, by a word of its text. */
const answering = (answers: Readonly<Record<string, readonly object[]>>) => ({
  database: {
    ...test.container.database,
    query: (async (statement: { text: string }) => {
      const found = Object.entries(answers).find(([word]) => statement.text.includes(word));
      return found?.[1] ?? test.container.database.query(statement as never);
    }) as unknown as Patient['container']['database']['query'],
  },
});
const lines = (findings: Awaited<ReturnType<typeof examine>>) =>
  findings.map(({ check, state, found }) => [check, state, found]);
const tell = (moment: number) => new Date(Date.now() - moment);

describe('keys', () => {
  const OPERATOR = {
    NODE_ENV: 'production',
    OPERATOR_NAME: 'Pune Jobs Trust',
    OPERATOR_ADDRESS: '1 MG Road, Pune',
    SUPPORT_EMAIL: 'help@punejobs.in',
    SUPPORT_PHONE: '+91 20 2612 0000',
    GRIEVANCE_OFFICER: 'Asha Patil',
    JURISDICTION_CITY: 'Pune',
    PUBLIC_ORIGIN: 'https://punejobs.in',
  };
  const ALL = {
    GOOGLE_CLIENT_ID: 'a',
    GOOGLE_CLIENT_SECRET: 'b',
    TWILIO_ACCOUNT_SID: 'a',
    TWILIO_AUTH_TOKEN: 'b',
    TWILIO_MESSAGING_SERVICE_SID: 'c',
    S3_BUCKET: 'a',
    S3_ACCESS_KEY_ID: 'b',
    S3_SECRET_ACCESS_KEY: 'c',
    PUSH_PUBLIC_KEY: 'a',
    PUSH_PRIVATE_KEY: 'b',
  };
  const statesOf = async (settings: Record<string, string>) =>
    (await checkKeys(patient(configured(settings)))).map(({ check, state }) => `${check} ${state}`);

  it('are fine when all are set', async () => {
    expect(await statesOf({ ...OPERATOR, ...ALL })).toEqual(['keys ok']);
  });

  it.each([
    ['GOOGLE_CLIENT_SECRET', 'fail'],
    ['TWILIO_AUTH_TOKEN', 'fail'],
    ['S3_BUCKET', 'warn'],
    ['S3_SECRET_ACCESS_KEY', 'warn'],
    ['PUSH_PRIVATE_KEY', 'warn'],
  ])('without %s: %s', async (name, state) => {
    expect(await statesOf({ ...OPERATOR, ...ALL, [name]: '' })).toEqual([`keys ${state}`]);
  });

  it('warn only, and of the mode too, on a machine of development', async () => {
    expect(await statesOf({})).toEqual(['mode warn', 'keys warn', 'keys warn', 'keys warn', 'keys warn']);
  });
});

describe('the store', () => {
  it('is written, read and emptied again', async () => {
    expect(await checkStore(patient())).toMatchObject([{ check: 'store', state: 'ok' }]);
    expect(await Array.fromAsync(test.container.storage.list())).toEqual([]);
  });

  const { storage } = { storage: {} as Patient['container']['storage'] };
  const working = {
    put: async () => {},
    get: async () => Readable.from([Buffer.from('nukkad doctor')]),
    remove: async () => {},
  };
  it.each([
    ['written', { put: () => Promise.reject(new Error('access denied')) }, 'access denied'],
    ['read', { get: async () => null }, 'another content came back'],
    ['read', { get: async () => Readable.from([Buffer.from('else')]) }, 'another content came back'],
    ['deleted', { remove: () => Promise.reject(new Error('read-only')) }, 'read-only'],
    ['deleted', {}, 'the file is still there'],
  ])('fails if a file cannot be %s', async (step, broken, why) => {
    const store = { ...storage, ...working, ...broken } as Patient['container']['storage'];
    expect(await checkStore(patient({ storage: store }))).toMatchObject([
      { state: 'fail', found: expect.stringMatching(new RegExp(`could not be ${step} \\(${why}\\)`)) },
    ]);
  });
});

describe('SMS', () => {
  const TWILIO = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'secret' };
  const asked: Request[] = [];
  const sms = async (answer: Response | Error) => {
    const ask = async (url: string, init: RequestInit) => {
      asked.push(new Request(url, init));
      if (answer instanceof Error) throw answer;
      return answer;
    };
    const [finding] = await checkSms(patient(configured(TWILIO), { fetch: ask as typeof fetch }));
    return finding;
  };
  const balance = (value: string) => Response.json({ balance: value, currency: 'USD' });

  it.each([
    ['10.00', 'ok'],
    ['9.99', 'warn'],
    ['0.01', 'warn'],
    ['0', 'fail'],
    ['-1.5', 'fail'],
    ['much', 'warn'],
  ])('with a balance of %s: %s', async (value, state) => {
    expect(await sms(balance(value))).toMatchObject({ check: 'sms', state });
    expect(asked.at(-1)?.url).toBe('https://api.twilio.com/2010-04-01/Accounts/AC1/Balance.json');
    expect(asked.at(-1)?.headers.get('authorization')).toBe(`Basic ${btoa('AC1:secret')}`);
  });

  it.each([
    [401, 'fail'],
    [404, 'fail'],
    [503, 'warn'],
  ])('answered with %s: %s', async (status, state) => {
    expect(await sms(new Response('', { status }))).toMatchObject({
      state,
      found: expect.stringContaining(`${status}`),
    });
  });

  it('warns if Twilio does not answer, and says nothing where no account is set', async () => {
    expect(await sms(new Error('connect ETIMEDOUT'))).toMatchObject({
      state: 'warn',
      found: expect.stringContaining('ETIMEDOUT'),
    });
    expect(await checkSms(patient())).toEqual([]);
  });
});

it.each([
  [15, 'ok'],
  [14.9, 'warn'],
  [5, 'warn'],
  [4.9, 'fail'],
  [0, 'fail'],
])('a disk with %s %% free: %s', async (percent, state) => {
  const diskOf = async () => ({ bytes: 1000, free: percent * 10 });
  expect(await checkDisk(patient({}, { diskOf }))).toMatchObject([{ check: 'disk', state }]);
});

it.each([
  [150_000, 'ok'],
  [149_999, 'fail'],
  [179_999, 'ok'],
  [180_000, 'warn'],
])('PostgreSQL %s: %s', async (number, state) => {
  const database = answering({
    server_version_num: [{ version: 'x', number, now: new Date(), megabytes: 1 }],
  });
  expect(await checkServer(patient(database))).toMatchObject([{ check: 'database', state }]);
});

it.each([
  ['3.3.0', 'ok'],
  ['3.2.9', 'fail'],
  ['2.5.1', 'fail'],
  ['4.0.0', 'ok'],
  [null, 'fail'],
])('PostGIS %s: %s', async (version, state) => {
  const database = answering({ pg_extension: version === null ? [] : [{ version }] });
  expect(await checkPostgis(patient(database))).toMatchObject([{ check: 'postgis', state }]);
});

describe('migrations', () => {
  const known = async () => await surroundings().migrations();
  const recorded = async (edit: (names: string[]) => { name: string; isFinished: boolean }[]) =>
    answering({ 'FROM _prisma_migrations\n   WHERE': edit([...(await known())]) });
  const done = (name: string) => ({ name, isFinished: true });

  it('are fine when all are applied', async () => {
    expect(await checkMigrations(patient())).toMatchObject([{ check: 'migrations', state: 'ok' }]);
  });

  it('fail while one is pending or did not finish, and warn of a newer database', async () => {
    const pending = await recorded((names) => names.slice(0, -1).map(done));
    expect(await checkMigrations(patient(pending))).toMatchObject([
      { state: 'fail', found: expect.stringMatching(/^1 pending/) },
    ]);
    const unfinished = await recorded((names) => [
      ...names.slice(0, -1).map(done),
      { name: names.at(-1) ?? '', isFinished: false },
    ]);
    expect(await checkMigrations(patient(unfinished))).toMatchObject([
      { state: 'fail', found: expect.stringMatching(/did not finish$/) },
    ]);
    const newer = await recorded((names) => [...names.map(done), done('9999_from_tomorrow')]);
    expect(await checkMigrations(patient(newer))).toMatchObject([
      { state: 'warn', found: expect.stringContaining('9999_from_tomorrow') },
    ]);
  });

  it('fail in a database that has no tables', async () => {
    const empty = await createEmptyDatabase();
    const database = createDatabase({ url: empty.url, poolSize: 1 });
    expect(await checkMigrations(patient({ database }))).toMatchObject([
      { state: 'fail', found: expect.stringMatching(/^\d+ pending: 0/) },
    ]);
    expect(await checkBackground(patient({ database }))).toMatchObject([{ state: 'fail' }]);
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
  const database = answering({ server_version_num: [{ version: 'x', number: 1, now, megabytes: 1 }] });
  const clock = at(new Date(now.getTime() + off));
  expect(await checkClock(patient({ ...database, ...clock }))).toMatchObject([{ check: 'clock', state }]);
});

describe('the backup', () => {
  it('fails if there is none, warns after 36 hours and fails after seven days', async () => {
    expect(await checkBackup(patient())).toMatchObject([{ check: 'backup', state: 'fail' }]);
    const made = new Date();
    const data = { actor: 'backups', action: BACKUP_CHECKED, subject: made.toISOString() };
    await test.container.database.prisma.auditEntry.create({ data });
    const stateAfter = async (hours: number) =>
      (await checkBackup(patient(at(new Date(made.getTime() + hours * HOUR_MS)))))[0]?.state;
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
    return patient({ config: readConfig(settings) });
  };

  it('has no line if none is configured', async () => {
    expect(await checkReplica(patient())).toEqual([]);
  });

  it('warns while it is away, and fails if it follows nothing', async () => {
    expect(await checkReplica(following('postgresql://x@127.0.0.1:9/x'))).toMatchObject([
      { check: 'replica', state: 'warn', found: 'away' },
    ]);
    expect(await checkReplica(following(test.container.config.DATABASE_URL))).toMatchObject([
      { check: 'replica', state: 'fail', found: 'no replica of this database' },
    ]);
  });
});

describe('background work', () => {
  const MINUTE_MS = 60_000;
  const queue = (minutes: number | null, failed = 0) =>
    patient(
      answering({
        to_regclass: [{ migrations: true, queue: true }],
        'pgboss.job': [{ last: minutes === null ? null : tell(minutes * MINUTE_MS), failed }],
      }),
    );

  it.each([
    [4.9, 0, 'ok'],
    [5.1, 0, 'warn'],
    [29.9, 0, 'warn'],
    [30.1, 0, 'fail'],
    [null, 0, 'fail'],
    [1, 1, 'warn'],
  ])('whose last task ended %s minutes ago, with %s failed: %s', async (minutes, failed, state) => {
    expect(await checkBackground(queue(minutes, failed))).toMatchObject([{ check: 'background', state }]);
  });
});

describe('ops doctor', () => {
  const call = (container: typeof test.container, ...words: string[]) =>
    run(['doctor', ...words], { openContainer: async () => container });

  it('needs no key, prints a line for each check, and ends with 1 because one fails', async () => {
    const { code, text } = await call(test.container, '--json');
    const rows = JSON.parse(text) as { check: string; state: string; found: string; todo: string }[];
    expect(code).toBe(1);
    expect([...new Set(rows.map(({ check }) => check))]).toEqual([
      'version',
      'mode',
      'keys',
      'store',
      'disk',
      'database',
      'postgis',
      'migrations',
      'clock',
      'background',
      'backup',
    ]);
    for (const { check, state, todo } of rows) expect([check, todo !== '']).toEqual([check, state !== 'ok']);
    expect((await call(test.container)).text).toMatch(
      /^fail {3}background +no background task has ever run → one process/m,
    );
  });

  it('says once that the database is away, and nothing of its password; the other checks go on', async () => {
    const config = readConfig({
      DATABASE_URL: 'postgresql://nukkad:hidden@127.0.0.1:9/x',
      JWT_SECRET: 's'.repeat(32),
      DATA_DIR: join(test.folder, 'data'),
    });
    const away = createContainer(
      { config, database: createDatabase({ url: config.DATABASE_URL, poolSize: 1 }) },
      () => {},
    );
    const { code, text } = await call(away, '--json');
    const rows = JSON.parse(text) as Parameters<typeof lines>[0];
    expect(code).toBe(1);
    expect(text).not.toContain('hidden');
    expect(lines(rows).slice(-2)).toEqual([
      ['disk', expect.any(String), expect.any(String)],
      ['database', 'fail', expect.stringContaining('127.0.0.1:9 does not answer')],
    ]);
    await away.database.close();
  });

  it('turns a check that breaks into a line', async () => {
    const diskOf = () => Promise.reject(new Error('EIO: i/o error'));
    expect(lines(await examine(patient({}, { diskOf })))).toContainEqual([
      'disk',
      'fail',
      'it could not be looked at: EIO: i/o error',
    ]);
  });
});
