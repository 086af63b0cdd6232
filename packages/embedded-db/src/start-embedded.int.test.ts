import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

interface Word {
  ready: boolean;
  url?: string;
  code?: string;
  message?: string;
}

let folder: string;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nukkad-embedded-'));
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function start(dataDir: string): Promise<{ child: ChildProcess; word: Word }> {
  const child = fork(MAIN, ['--data', dataDir, '--port', '0'], { stdio: 'ignore' });
  children.add(child);
  child.once('exit', () => children.delete(child));
  const [word] = (await once(child, 'message')) as [Word];
  return { child, word };
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exited = once(child, 'exit');
  child.kill(signal);
  return ((await exited) as [number | null])[0];
}

async function run<Row extends pg.QueryResultRow>(word: Word, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: word.url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded database as a process', () => {
  it('keeps its data through a clean stop and through a kill, and belongs to one start at a time', {
    timeout: 600_000,
  }, async () => {
    const dataDir = join(folder, 'kept');
    const first = await start(dataDir);
    await run(first.word, 'CREATE TABLE kept (word text)');
    await run(first.word, `INSERT INTO kept VALUES ('first')`);
    // Tools that run meanwhile find this database, and no other one.
    expect(await readFile(join(dataDir, 'address'), 'utf8')).toBe(first.word.url);
    expect((await stat(join(dataDir, 'address'))).mode & 0o077).toBe(0);

    const second = await start(dataDir);
    expect(second.word).toMatchObject({ ready: false, code: 'IN_USE' });
    expect(second.word.message).toContain(String(first.child.pid));

    expect(await stop(first.child, 'SIGTERM')).toBe(0);
    expect(existsSync(join(dataDir, 'address'))).toBe(false);
    const third = await start(dataDir);
    await run(third.word, `INSERT INTO kept VALUES ('second')`);
    await stop(third.child, 'SIGKILL');

    const fourth = await start(dataDir);
    expect(await run(fourth.word, 'SELECT word FROM kept ORDER BY word')).toEqual([
      { word: 'first' },
      { word: 'second' },
    ]);
    await run(fourth.word, 'ANALYZE kept');
    const [row] = await run<{ file: string }>(fourth.word, `SELECT pg_relation_filepath('kept') AS file`);
    await stop(fourth.child, 'SIGTERM');

    for (const [file, length] of [
      [String(row?.file), 0],
      [join('global', 'pg_control'), 100],
    ] as const) {
      await truncate(join(dataDir, 'cluster', file), length);
      const broken = await start(dataDir);
      expect(broken.word).toMatchObject({ ready: false, code: 'BROKEN' });
      expect(broken.word.message).toContain('npm start -- --fresh');
    }
  });

  it.each([
    { problem: 'HALF_MADE', marker: '{"format":"any","state":"making"}' },
    { problem: 'HALF_MADE', marker: '' },
    { problem: 'OTHER_VERSION', marker: '{"format":"pglite-0.1","state":"made"}' },
  ])('tells a folder that is $problem, and how to mend it', async ({ problem, marker }) => {
    const dataDir = await mkdtemp(join(folder, 'folder-'));
    await mkdir(join(dataDir, 'cluster'));
    await writeFile(join(dataDir, 'cluster', 'PG_VERSION'), '18');
    await writeFile(join(dataDir, 'marker.json'), marker);
    const { word } = await start(dataDir);
    expect(word).toMatchObject({ ready: false, code: problem });
    expect(word.message).toContain('npm start -- --fresh');
  });

  // /dev/full behaves like a full disk. macOS does not have it.
  if (existsSync('/dev/full'))
    it('tells a disk that is full, without the advice to begin anew', async () => {
      const dataDir = await mkdtemp(join(folder, 'full-'));
      await symlink('/dev/full', join(dataDir, 'marker.json.new'));
      const { word } = await start(dataDir);
      expect(word).toMatchObject({ ready: false, code: 'DISK' });
      expect(word.message).toMatch(
        /^The disk of .* is full \(\d+ MB left\)\. Make room, then start again\.$/,
      );
    });
});
