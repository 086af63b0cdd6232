import { join } from 'node:path';
import { confirmServer } from './confirm-server.ts';
import { fingerprint } from './fingerprint.mjs';
import { FRESH_HINT, type Home } from './home.ts';
import { runScript } from './run-script.ts';
import { Service } from './service.ts';
import type { Stack } from './stack.ts';
import type { StartOptions } from './start-options.ts';
import { step, UserFacingError } from './steps.mjs';

interface Context {
  options: StartOptions;
  home: Home;
  stack: Stack;
  /** Resolves when all packages are installed and the database client is generated. Migrations and seed need both. */
  generated: Promise<void>;
}

const MEGABYTE = 1024 * 1024;
/**
 * Free bytes that a new database needs. This is 1.5 times the measured size, which is 69 MB without jobs and 291 MB
 * with 20,000 jobs.
 */
const ROOM_BYTES = 150 * MEGABYTE;
const ROOM_BYTES_PER_JOB = 15_000;

/** Returns a hash that changes when migrations and seed have to run again. */
function contentFingerprint(root: string): string {
  return fingerprint(root, [
    'prisma/migrations',
    'packages/content/src',
    'packages/migrations/src',
    'pnpm-workspace.yaml',
    'packages/demo-data/src',
    'packages/reference-data',
  ]);
}

/**
 * The only message that the process of the embedded database sends: its URL, or the reason why it cannot use the
 * folder.
 */
type FirstMessage = { ready: true; url: string } | { ready: false; message: string };

/** Starts the process of the embedded database and returns its address. */
async function startEmbedded({ options, home, stack }: Context): Promise<string> {
  const found = Promise.withResolvers<string>();
  const service = stack.add(
    new Service({
      name: 'database',
      entry: join(options.root, 'packages/embedded-db/src/main.ts'),
      cwd: options.root,
      env: { ...process.env, DATA_DIR: home.file('db'), PORT: '0', DATABASE_URL: undefined },
      logFile: home.file('logs', 'database.log'),
      onMessage: (message) => {
        const first = message as FirstMessage;
        if (first.ready) found.resolve(first.url);
        else found.reject(new UserFacingError(first.message));
      },
    }),
  );
  const failed = service.ended.then((how) => {
    throw new UserFacingError(`${service.crash(how).message}\n\n${FRESH_HINT}`);
  });
  // The process also ends at a stop, which is not a failure of the start.
  failed.catch(() => undefined);
  return Promise.race([found.promise, failed]);
}

async function migrate({ options: { root } }: Context, databaseUrl: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  await runScript('packages/migrations/src/main.ts', [], { root, env });
}

async function seed({ options, home }: Context, databaseUrl: string): Promise<string> {
  const { root, jobs, jobsChosen } = options;
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: home.file('files') };
  // A seeded database keeps its jobs, unless --jobs is given.
  const { NUKKAD_SEED_NOW: now } = process.env;
  const args = ['--jobs', String(jobs), ...(jobsChosen ? [] : ['--keep']), ...(now ? ['--now', now] : [])];
  const output = await runScript('packages/demo-data/src/main.ts', args, { root, env });
  if (jobs > 0) await runScript('packages/demo-data/src/pictures/main.ts', [], { root, env });
  return (
    output
      .trim()
      .split('\n')
      .at(-1)
      ?.replace(/ \(.*$/, '') ?? ''
  );
}

async function useServer(context: Context, databaseUrl: string): Promise<string> {
  const { options, home } = context;
  const { jobs, yes } = options;
  await confirmServer({ databaseUrl, file: home.file('databases'), yes, jobs });
  await context.generated;
  await step('Migrations', () => migrate(context, databaseUrl));
  await step('Seed', () => seed(context, databaseUrl));
  return databaseUrl;
}

async function useEmbedded(context: Context): Promise<string> {
  const { options, home } = context;
  const before = home.readState();
  if (before && options.jobsChosen && options.jobs !== before.jobs) {
    throw new UserFacingError(
      `The local database holds ${before.jobs} jobs. For ${options.jobs}: npm start -- --fresh --jobs ${options.jobs}`,
    );
  }
  const jobs = before?.jobs ?? options.jobs;
  if (!before) home.needRoom(ROOM_BYTES + jobs * ROOM_BYTES_PER_JOB);
  const content = contentFingerprint(options.root);
  const current = before?.content === content;
  if (!before) home.writeState({ database: 'making', jobs, content: '' });
  let url = '';
  await step('Database', async () => {
    url = await startEmbedded(context);
    return before ? 'opened' : 'created, embedded';
  });
  await context.generated;
  await step('Migrations', () => (current ? 'up to date' : migrate(context, url)));
  await step('Seed', () =>
    current ? 'up to date' : seed({ ...context, options: { ...options, jobs } }, url),
  );
  home.writeState({ database: 'ready', jobs, content });
  return url;
}

/** Prepares a migrated and seeded database, and returns its address. */
export function prepareDatabase(context: Context): Promise<string> {
  const { databaseUrl } = context.options;
  return databaseUrl === undefined ? useEmbedded(context) : useServer(context, databaseUrl);
}
