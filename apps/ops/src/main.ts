import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@nukkad/api/config.ts';
import { type Container, createContainer } from '@nukkad/api/container.ts';
import { BATCH_TIMES, connectionProblem, createDatabase } from '@nukkad/db';
import { UsageError } from './command.ts';
import { type Outcome, run } from './run.ts';

const HOME = fileURLToPath(new URL('../../../.nukkad', import.meta.url));

const home = process.env.NUKKAD_HOME ?? HOME;

/** The database of a running "npm start", which leaves its address beside its data. */
function embeddedAddress(): string | null {
  try {
    return readFileSync(join(home, 'db', 'address'), 'utf8');
  } catch {
    return null;
  }
}

const url = process.env.DATABASE_URL || embeddedAddress();
/** The files of a running "npm start" lie beside its data, unless told otherwise. */
const DATA_DIR = process.env.DATA_DIR ?? (process.env.DATABASE_URL ? undefined : join(home, 'files'));
let opened: Container | null = null;

async function openContainer(): Promise<Container> {
  if (!url)
    throw new UsageError('DATABASE_URL is not set, and no "npm start" with a database of its own runs here');
  // Nothing here signs or encrypts: without the product's secret any will do.
  const secret = process.env.JWT_SECRET ?? randomBytes(32).toString('hex');
  const config = readConfig({ ...process.env, DATABASE_URL: url, JWT_SECRET: secret, DATA_DIR });
  opened = createContainer(
    { config, database: createDatabase({ ...BATCH_TIMES, url, poolSize: 2, applicationName: 'nukkad-ops' }) },
    () => {},
  );
  return opened;
}

/** The key of whoever calls: given, or in a file that only they can read. */
function operatorKey(): string | undefined {
  const { OPS_KEY: key, OPS_KEY_FILE: file } = process.env;
  if (key !== undefined || file === undefined) return key;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new UsageError(`the file of OPS_KEY_FILE cannot be read: ${file}`);
  }
}

/** What a call answered; what nobody foresaw is told in one line, with NUKKAD_DEBUG whole. */
async function runOnce(): Promise<Outcome> {
  const say = (line: string) => console.error(line);
  try {
    return await run(process.argv.slice(2), { openContainer, key: operatorKey(), say });
  } catch (error) {
    if (error instanceof UsageError) return { code: 2, text: error.message, isAnswer: false };
    if (process.env.NUKKAD_DEBUG) throw error;
    const [line = ''] = error instanceof Error ? error.message.trim().split('\n').slice(-1) : [String(error)];
    const text = connectionProblem(error, url ?? '') ?? `It failed: ${line} (NUKKAD_DEBUG=1 tells more)`;
    return { code: 1, text, isAnswer: false };
  }
}

const { code, text, isAnswer } = await runOnce();
(isAnswer ? console.log : console.error)(text);
process.exitCode = code;
await (opened as Container | null)?.database.close();
