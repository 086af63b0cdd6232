import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UserFacingError } from './steps.mjs';

const DEFAULT_JOBS = 20_000;

export interface StartOptions {
  root: string;
  /** The folder with all local data. */
  home: string;
  port: number;
  host: string;
  /** The site's URL. */
  origin: string;
  /** Undefined if the embedded database is used. */
  databaseUrl: string | undefined;
  jobs: number;
  /** Whether --jobs was given. */
  jobsChosen: boolean;
  fresh: boolean;
  /** Whether the user's own database is filled with demo jobs without asking. */
  yes: boolean;
  /** Whether to serve the sources and restart on a save, instead of building. */
  dev: boolean;
  /** Whether to open the debugger's ports: api 9229, chat 9230, web 9231, worker 9232. */
  inspect: boolean;
}

/** The text that `npm start -- --help` prints. */
export const USAGE = `npm start -- [--jobs N] [--fresh]

  --jobs N   seed N generated jobs (${DEFAULT_JOBS} by default)
  --fresh    throw the local data away first
  --yes      go on with the database of DATABASE_URL without asking
  --inspect  open the debugger's ports: api 9229, chat 9230, web 9231, worker 9232

npm run dev takes the same; it serves the sources, and a save is on the screen.

  PORT=3000              the port of the web address
  NUKKAD_HOST=127.0.0.1  the address to listen on
  DATABASE_URL=…         a PostgreSQL 15+ with PostGIS instead of the embedded database
  NUKKAD_HOME=.nukkad    the folder that keeps the data`;

function wholeNumber(text: string, name: string, least: number, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new UserFacingError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
  }
  return value;
}

function readFlags(args: string[]) {
  try {
    const options = {
      jobs: { type: 'string' },
      fresh: { type: 'boolean' },
      yes: { type: 'boolean' },
      dev: { type: 'boolean' },
      inspect: { type: 'boolean' },
    } as const;
    return parseArgs({ args: args.filter((arg) => arg !== '--'), options }).values;
  } catch (error) {
    throw new UserFacingError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function refuseContradictions(
  fresh: boolean,
  { DATABASE_URL: url, npm_config_fresh: takenByNpm }: Record<string, string | undefined>,
): void {
  // `npm start --fresh` hands the flag to npm, which does not pass it on.
  if (takenByNpm && !fresh)
    throw new UserFacingError('npm kept --fresh for itself. Write: npm start -- --fresh');
  if (!url) return;
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new UserFacingError(
      'DATABASE_URL must be an address such as postgresql://user:password@localhost:5432/nukkad',
    );
  }
  if (fresh) {
    throw new UserFacingError(
      '--fresh throws the embedded database away, not that of DATABASE_URL. Leave one of the two out.',
    );
  }
}

/** Reads the options of a start from arguments and environment. Throws a readable error for invalid ones. */
export function readStartOptions(
  root: string,
  args: string[],
  env: Record<string, string | undefined>,
): StartOptions {
  const flags = readFlags(args);
  refuseContradictions(flags.fresh === true, env);
  const port = wholeNumber(env.PORT || '3000', 'PORT', 1, 65_535);
  return {
    root,
    home: resolve(root, env.NUKKAD_HOME || join(root, '.nukkad')),
    port,
    host: env.NUKKAD_HOST || '127.0.0.1',
    origin: (env.PUBLIC_ORIGIN || `http://localhost:${port}`).replace(/\/$/, ''),
    databaseUrl: env.DATABASE_URL || undefined,
    jobs: wholeNumber(flags.jobs ?? String(DEFAULT_JOBS), '--jobs', 0, 5_000_000),
    jobsChosen: flags.jobs !== undefined,
    fresh: flags.fresh ?? false,
    yes: flags.yes ?? false,
    dev: flags.dev ?? false,
    inspect: flags.inspect ?? false,
  };
}
