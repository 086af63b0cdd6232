import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Container } from '@nukkad/core/container.ts';
import { createContainer } from '@nukkad/core/create-container.ts';
import { storageProblem } from '@nukkad/core/gateways/storage/storage-problem.ts';
import { BATCH_TIMES, connectionProblem, createDatabase } from '@nukkad/db';
import { DatabaseClock } from '@nukkad/db/database-clock.ts';
import { UsageError } from './command.ts';
import { printable } from './printable.ts';
import { operatorKey, readOpsEnvironment } from './read-ops-environment.ts';
import { type Outcome, run } from './run.ts';

const HOME = fileURLToPath(new URL('../../../.nukkad', import.meta.url));

const opsEnvironment = readOpsEnvironment(process.env, process.env.NUKKAD_HOME ?? HOME);
const { url, hasSecret } = opsEnvironment;
/** Maximum milliseconds that a command waits for the database's clock. */
const CLOCK_WITHIN = 2000;
let opened: Container | null = null;

async function openContainer(): Promise<Container> {
  if (!url)
    throw new UsageError('DATABASE_URL is not set, and no "npm start" with a database of its own runs here');
  const config = opsEnvironment.readConfig(url);
  const database = createDatabase({ ...BATCH_TIMES, url, poolSize: 2, applicationName: 'nukkad-ops' });
  const clock = new DatabaseClock(database);
  opened = createContainer({ config, database, clock, tokenClock: clock }, () => {});
  // An unreachable database is reported later, by the command itself.
  await Promise.race([clock.start(), setTimeout(CLOCK_WITHIN, undefined, { ref: false })]);
  return opened;
}

/** Runs the command. An unexpected error is reported in one line, or thrown if NUKKAD_DEBUG is set. */
async function runOnce(): Promise<Outcome> {
  const say = (line: string) => console.error(printable(line));
  try {
    return await run(process.argv.slice(2), { openContainer, hasSecret, key: operatorKey(process.env), say });
  } catch (error) {
    if (error instanceof UsageError) return { code: 2, text: error.message, isResult: false };
    if (process.env.NUKKAD_DEBUG) throw error;
    const message = error instanceof Error ? error.message : String(error);
    const lastLine = message.trim().split('\n').at(-1);
    const text =
      connectionProblem(error, url ?? '') ??
      storageProblem(error) ??
      `It failed: ${lastLine} (NUKKAD_DEBUG=1 shows more)`;
    return { code: 1, text, isResult: false };
  }
}

const { code, text, isResult } = await runOnce();
// Text for a terminal is escaped. Other output keeps every byte, because it can be an exported file.
if (isResult) console.log(process.stdout.isTTY ? printable(text) : text);
else console.error(printable(text));
process.exitCode = code;
await (opened as Container | null)?.database.close();
