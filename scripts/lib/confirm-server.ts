import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { UserFacingError } from './steps.mjs';

/** Asks the user in the terminal; null if there is no interactive terminal. */
async function askAtTerminal(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

/** Returns host, port and name of a database, without the user name and password. @internal */
export function placeOf(databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname}:${port || '5432'}${pathname}`;
}

interface Confirmation {
  readonly databaseUrl: string;
  /** The file that lists hashes of the databases that the user has confirmed. */
  readonly file: string;
  /** Whether `--yes` was given, which skips the question. */
  readonly yes: boolean;
  readonly jobs: number;
}

/**
 * Asks for confirmation before development data is written to the user's own database server. Asks once for each database.
 * Throws UserFacingError if the user declines, or if there is no interactive terminal.
 */
export async function confirmServer(
  { databaseUrl, file, yes, jobs }: Confirmation,
  ask: (question: string) => Promise<string | null> = askAtTerminal,
): Promise<void> {
  const place = placeOf(databaseUrl);
  const key = createHash('sha256').update(place).digest('hex');
  if (existsSync(file) && readFileSync(file, 'utf8').split('\n').includes(key)) return;
  if (!yes) {
    const answer = await ask(`
  This is development on the database ${place}: it is migrated, an empty one gets ${jobs} made-up jobs and ready
  seekers, and whoever reaches the address signs in as any of them and reads the one-time codes. To serve for real:
  docs/operating.md.

  Go on with this database? (yes/no) `);
    if (answer === null) {
      throw new UserFacingError(
        `npm start would fill the database ${place} with made-up jobs. Nobody is here to be asked: add -- --yes`,
      );
    }
    if (!/^y(es)?$/i.test(answer.trim()))
      throw new UserFacingError(`The database ${place} was left as it is.`);
  }
  appendFileSync(file, `${key}\n`);
}
