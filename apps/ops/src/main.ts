import { randomBytes } from 'node:crypto';
import { readConfig } from '@nukkad/api/config.ts';
import { type Container, createContainer } from '@nukkad/api/container.ts';
import { BATCH_TIMES, connectionProblem, createDatabase } from '@nukkad/db';
import { UsageError } from './command.ts';
import { type Outcome, run } from './run.ts';

let opened: Container | null = null;

async function openContainer(): Promise<Container> {
  const { DATABASE_URL: url } = process.env;
  if (!url) throw new UsageError('DATABASE_URL is not set');
  // Nothing here signs or encrypts: without the product's secret any will do.
  const secret = process.env.JWT_SECRET ?? randomBytes(32).toString('hex');
  const config = readConfig({ ...process.env, JWT_SECRET: secret });
  opened = createContainer(
    { config, database: createDatabase({ ...BATCH_TIMES, url, poolSize: 2, applicationName: 'nukkad-ops' }) },
    () => {},
  );
  return opened;
}

/** What a call answered; a database that cannot be reached is told in one line. */
async function runOnce(): Promise<Outcome> {
  try {
    return await run(process.argv.slice(2), openContainer);
  } catch (error) {
    const text = connectionProblem(error, process.env.DATABASE_URL ?? '');
    if (text === null) throw error;
    return { code: 1, text };
  }
}

const { code, text } = await runOnce();
(code === 0 ? console.log : console.error)(text);
process.exitCode = code;
await (opened as Container | null)?.database.close();
