import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAlive } from './cluster-state.ts';

const CLI = fileURLToPath(new URL('../cluster.ts', import.meta.url));

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nukkad-cluster-test-'));
});

afterEach(async () => {
  await cluster('stop');
  await rm(folder, { recursive: true, force: true });
});

async function runCluster(command: string, variables: Record<string, string> = {}) {
  const env = { ...process.env, NUKKAD_TEST_CLUSTER_DIR: folder, TEST_DATABASE_URL: '', ...variables };
  return promisify(execFile)(process.execPath, [CLI, command], { env }).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
}

async function cluster(command: string): Promise<string> {
  const { stdout } = await runCluster(command);
  return stdout.trim();
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(`SELECT 1 FROM pg_available_extensions WHERE name = 'postgis'`);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Returns the id of the server's main process, whose end stops the others. */
async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: string }>(
    `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1) AS pid`,
  );
  await client.end();
  return Number(rows[0]?.pid);
}

describe('the test server', () => {
  it('is started once, reused, and stopped', async () => {
    const [one, two] = await Promise.all([cluster('start'), cluster('start')]);
    expect(one).toMatch(/^postgresql:/);
    expect(two).toBe(one);
    expect(await cluster('url')).toBe(one);
    expect(await answers(one)).toBe(true);
    await cluster('stop');
    for (let look = 0; look < 1000 && (await answers(one)); look += 1) await sleep(50);
    expect(await answers(one)).toBe(false);
    expect(await cluster('url')).toBe('');
  });

  it('is started again after it was killed', async () => {
    const killed = await cluster('start');
    process.kill(await postmasterOf(killed), 'SIGKILL');
    await expect.poll(() => cluster('url')).toBe('');
    const restarted = await cluster('start');
    expect(restarted).not.toBe(killed);
    expect(await answers(restarted)).toBe(true);
  });

  it('keeps the state that another keeper wrote while the first one stops', async () => {
    await cluster('start');
    const file = join(folder, 'state.json');
    const first = JSON.parse(await readFile(file, 'utf8')) as { keeperPid: number };
    const other = { kind: 'local', adminUrl: 'postgresql://other', keeperPid: process.pid, dataDir: null };
    await writeFile(file, JSON.stringify(other));
    try {
      process.kill(first.keeperPid, 'SIGTERM');
      await expect.poll(() => isAlive(first.keeperPid)).toBe(false);
      expect(await cluster('url')).toBe('postgresql://other');
    } finally {
      // `stop` would end the process of this test.
      await rm(file, { force: true });
    }
  });

  it('reports the error of a keeper that cannot start', async () => {
    const { stderr } = await runCluster('start', { NUKKAD_TEST_SERVER_KIND: 'neither' });
    expect(stderr).toContain('NUKKAD_TEST_SERVER_KIND is "neither"');
  });
});
