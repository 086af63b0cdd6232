import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCoreConfig } from '@nukkad/core/config/core-config.ts';
import type { Container } from '@nukkad/core/container.ts';
import { createContainer } from '@nukkad/core/create-container.ts';
import { BATCH_TIMES, createDatabase } from '@nukkad/db';
import { urlForRole } from '@nukkad/db/testing/test-database.ts';
import { createTestDatabase } from '@nukkad/testing';
import { afterAll, beforeAll } from 'vitest';
import { run } from '../run.ts';

type Parts = Partial<Pick<Container, 'clock' | 'tasks' | 'sms' | 'push'>>;

/** Prepares the command line with a new database and an operator named Meera. */
async function startOps(parts: Parts) {
  const { url, database, drop } = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'nukkad-ops-'));
  const opsUrl = urlForRole(url, 'ops');
  const settings = { DATABASE_URL: opsUrl, DATA_DIR: join(folder, 'data'), JWT_SECRET: 's'.repeat(32) };
  const config = readCoreConfig({ NODE_ENV: 'test', ...settings });
  const opsDatabase = createDatabase({ ...BATCH_TIMES, url: opsUrl, applicationName: 'nukkad-test' });
  const opsContainer = createContainer({ config, database: opsDatabase, ...parts }, () => {});
  const openContainer = async () => opsContainer;
  const added = await run(['operators', 'add', 'meera', '--json'], { openContainer });
  const { key } = JSON.parse(added.text) as { key: string };
  return {
    /** The container of the commands, but with the database for the owner of the tables, for the test itself. */
    container: { ...opsContainer, database } as Container,
    opsContainer,
    databaseUrl: url,
    folder,
    key,
    /** Runs a command and returns its printed output. */
    call: (...words: string[]) => run(words, { openContainer, key }),
    /** Runs a command with --json and parses the result. */
    ops: async (...words: string[]) => {
      const { code, text, isResult } = await run([...words, '--json'], { openContainer, key });
      return { code, text, answer: isResult ? JSON.parse(text) : null };
    },
    /** Writes a file into the test's folder. Returns its path. */
    file: async (name: string, content: string | Uint8Array) => {
      const path = join(folder, name);
      await writeFile(path, content);
      return path;
    },
    audit: (subject: string) => database.prisma.auditEntry.findMany({ where: { subject } }),
    close: async () => {
      await opsDatabase.close();
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type OpsUnderTest = Awaited<ReturnType<typeof startOps>>;

/**
 * Prepares the command line before the first test of a file and closes it after the last. The members can only be
 * used during tests.
 */
export function useOps(parts: Parts = {}): OpsUnderTest {
  const test = {} as OpsUnderTest;
  beforeAll(async () => {
    Object.assign(test, await startOps(parts));
  });
  afterAll(() => test.close());
  return test;
}
