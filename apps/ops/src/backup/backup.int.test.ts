import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { withClient } from '@nukkad/db/testing/connect.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '@nukkad/db/testing/test-database.ts';
import { migrateDeploy } from '@nukkad/migrations/migrate-deploy.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBackup } from './check-backup.ts';
import { makeBackup } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import type { ObjectStore } from './object-store.ts';
import { restoreBackup } from './restore-backup.ts';
import { countRows, readForeignKeys, readTables } from './schema.ts';
import { DAMAGES, edit } from './testing/damaged-backups.ts';
import { MemoryStore } from './testing/memory-store.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const onProgress = () => {};

const HARD = 'tab\t, line\nend, back\\slash, \\N, "quote", नमस्ते 🙏';

/**
 * Rows that are hard to copy: circular references, unusual texts, an append-only ledger, and rows that triggers
 * write.
 */
const ROWS = `
  INSERT INTO candidate (id, name, referral_code, updated_at)
    SELECT gen_random_uuid(), 'Seeker ' || n, 'BAK' || lpad(n::text, 3, '0'), now() FROM generate_series(1, 50) n;
  INSERT INTO credit_entry (id, candidate_id, amount, reason, reference)
    SELECT gen_random_uuid(), id, 10, 'START', 'START' FROM candidate;
  INSERT INTO stored_file (key, candidate_id, kind, content_type, bytes)
    SELECT 'file-' || n || '.txt', (SELECT id FROM candidate LIMIT 1), 'RESUME', 'text/plain', 1 FROM generate_series(1, 20) n;
  INSERT INTO stored_file (key, kind, content_type, bytes) VALUES ('lost.pdf', 'RESUME', 'application/pdf', 1);
  INSERT INTO stored_file (key, kind, content_type, bytes, deleted_at)
    VALUES ('deleted.pdf', 'RESUME', 'application/pdf', 1, now());`;

let source: TestDatabase;
let folder: string;
let whole: string;
let manifest: Manifest;
const store = new MemoryStore();

/** Returns the rows and foreign keys of all tables, for comparison. */
async function contentOf(client: pg.Client): Promise<unknown> {
  const hashes: Record<string, string> = {};
  for (const { name } of await readTables(client)) {
    const { rows } = await client.query(
      `SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS hash FROM "${name}" t`,
    );
    hashes[name] = rows[0].hash;
  }
  const sequences = await client.query('SELECT sequencename, last_value FROM pg_sequences ORDER BY 1');
  return { hashes, sequences: sequences.rows, keys: await readForeignKeys(client) };
}

beforeAll(async () => {
  source = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'nukkad-backup-'));
  whole = join(folder, 'whole');
  await withClient(source.url, async (client) => {
    await client.query(ROWS);
    await client.query(`UPDATE candidate SET name = $1 WHERE referral_code = 'BAK001'`, [HARD]);
  });
  for (let n = 1; n <= 20; n += 1) store.objects.set(`file-${n}.txt`, `resume ${n}`);
  store.objects.set('deleted.pdf', 'to be swept');
  manifest = await makeBackup(whole, { url: source.url, store, version: '1.0.0', now: NOW, onProgress });
});

afterAll(async () => {
  await source.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Copies the backup, so that a test can damage it. */
async function copyOf(name: string): Promise<string> {
  const copy = join(folder, name);
  await cp(whole, copy, { recursive: true });
  return copy;
}

const parts = (url: string, into: ObjectStore, isReplacing = false) => ({
  url,
  store: into,
  isReplacing,
  onProgress,
});

describe('a backup', () => {
  it('has its time, versions, counts and hashes, and only its owner can read it', async () => {
    expect(manifest).toMatchObject({ made: NOW.toISOString(), version: '1.0.0' });
    expect(manifest.migrations.at(0)).toBe('0001_tables');
    const rows = new Map(manifest.tables.map(({ name, rows }) => [name, rows]));
    expect(await withClient(source.url, (client) => countRows(client, [...rows.keys()]))).toEqual(rows);
    expect(rows.get('candidate')).toBe(50);
    expect(manifest.files).toMatchObject({ count: 20, missing: 1 });
    expect(await checkBackup(whole, onProgress)).toEqual(manifest);
    const paths = ['', ...(await readdir(whole, { recursive: true }))];
    expect(paths).toEqual(expect.arrayContaining(['tables', join('tables', 'candidate.gz'), 'files']));
    for (const path of paths) expect((await stat(join(whole, path))).mode & 0o077, path).toBe(0);
  });

  it('leaves out unlogged tables and those of extensions', () => {
    const names = manifest.tables.map(({ name }) => name);
    expect(names).toContain('job_search');
    for (const left of ['spatial_ref_sys', 'import_row', '_prisma_migrations'])
      expect(names).not.toContain(left);
  });

  it('is not written over another', async () => {
    const again = makeBackup(whole, { url: source.url, store, version: '1.0.0', now: NOW, onProgress });
    await expect(again).rejects.toThrow('is there already');
  });

  it('leaves no files behind if it fails', async () => {
    const broken = {
      get: async (key: string) =>
        key === 'file-7.txt'
          ? Readable.from(
              (function* () {
                yield Buffer.from('half');
                throw new Error('the store went away');
              })(),
            )
          : store.get(key),
    };
    const before = await readdir(folder);
    const half = { url: source.url, store: broken, version: '1.0.0', now: NOW, onProgress };
    await expect(makeBackup(join(folder, 'half'), half)).rejects.toThrow('the store went away');
    expect(await readdir(folder)).toEqual(before);
  });
});

describe('a restore', () => {
  it('brings everything back into an empty database and store, for an ordinary role', async () => {
    const empty = await createEmptyDatabase();
    const into = new MemoryStore();
    try {
      const role = `backup_${process.pid}`;
      const url = new URL(empty.url);
      await withClient(empty.url, async (admin) => {
        await admin.query('CREATE EXTENSION postgis');
        await admin.query(`CREATE ROLE ${role} LOGIN PASSWORD 'restore'`);
        await admin.query(`ALTER DATABASE "${url.pathname.slice(1)}" OWNER TO ${role}`);
        await admin.query(`ALTER SCHEMA public OWNER TO ${role}`);
      });
      [url.username, url.password] = [role, 'restore'];
      await restoreBackup(whole, parts(url.href, into));
      const there = await withClient(empty.url, contentOf);
      expect(there).toEqual(await withClient(source.url, contentOf));
      await withClient(empty.url, async (client) => {
        const { rows } = await client.query(`SELECT name FROM candidate WHERE referral_code = 'BAK001'`);
        expect(rows).toEqual([{ name: HARD }]);
        // Triggers are enabled again.
        const change = client.query('UPDATE credit_entry SET amount = 99');
        await expect(change).rejects.toThrow();
        await client.query(`DROP OWNED BY ${role} CASCADE`);
        await client.query(`ALTER DATABASE "${url.pathname.slice(1)}" OWNER TO CURRENT_USER`);
        await client.query(`DROP ROLE ${role}`);
      });
      expect(into.objects.get('file-20.txt')).toBe('resume 20');
      expect(into.types.get('file-20.txt')).toBe('text/plain');
      expect(into.objects.size).toBe(20);
    } finally {
      await empty.drop();
    }
  });

  it('refuses a database and a store that are not empty, unless they may be replaced', async () => {
    const target = await createTestDatabase();
    try {
      await withClient(target.url, (client) =>
        client.query(`INSERT INTO candidate (id, name, referral_code, updated_at)
                      VALUES (gen_random_uuid(), 'Here before', 'BEFORE', now())`),
      );
      const into = new MemoryStore();
      await expect(restoreBackup(whole, parts(target.url, into))).rejects.toThrow(
        'the database is not empty',
      );
      await restoreBackup(whole, parts(target.url, into, true));
      const there = await withClient(target.url, contentOf);
      expect(there).toEqual(await withClient(source.url, contentOf));
    } finally {
      await target.drop();
    }
  });

  it('refuses a store with files before it changes the database, and accepts a migrated one without rows', async () => {
    const target = await createEmptyDatabase();
    try {
      const full = new MemoryStore();
      full.objects.set('a', 'a');
      await expect(restoreBackup(whole, parts(target.url, full))).rejects.toThrow(
        'store of files is not empty',
      );
      await migrateDeploy(target.url);
      await restoreBackup(whole, parts(target.url, new MemoryStore()));
      const counts = await withClient(target.url, (client) => countRows(client, ['candidate']));
      expect(counts.get('candidate')).toBe(50);
    } finally {
      await target.drop();
    }
  });

  it('whose store of files fails is finished by another one with --replace, and by none without', async () => {
    const target = await createEmptyDatabase();
    try {
      const into = new MemoryStore();
      const full: ObjectStore = {
        get: (key) => into.get(key),
        list: () => into.list(),
        put: (key, body, options) =>
          key === 'file-7.txt' ? Promise.reject(new Error('disk full')) : into.put(key, body, options),
      };
      await expect(restoreBackup(whole, parts(target.url, full))).rejects.toThrow('disk full');
      expect(into.objects.size).toBeLessThan(20);
      await expect(restoreBackup(whole, parts(target.url, into))).rejects.toThrow(
        /^the database is not empty: (\w+, ){4}\w+ and \d+ more have rows/,
      );
      await restoreBackup(whole, parts(target.url, into, true));
      expect(into.objects.size).toBe(20);
      const there = await withClient(target.url, contentOf);
      expect(there).toEqual(await withClient(source.url, contentOf));
    } finally {
      await target.drop();
    }
  });
});

describe('a damaged backup', () => {
  it('is refused, and no row of it is in the database', async () => {
    const target = await createEmptyDatabase();
    try {
      for (const [index, [what, damage, problem]] of DAMAGES.entries()) {
        const copy = await copyOf(`damaged-${index}`);
        await damage(copy);
        const into = new MemoryStore();
        const failure: Error = await restoreBackup(copy, parts(target.url, into)).then(
          () => new Error('was restored'),
          (error: Error) => error,
        );
        expect([what, failure.message]).toEqual([what, expect.stringMatching(problem)]);
        expect([what, into.objects.size]).toEqual([what, 0]);
      }
      const counts = await withClient(target.url, (client) => countRows(client, ['candidate', 'city']));
      expect([...counts.values()]).toEqual([0, 0]);
    } finally {
      await target.drop();
    }
  });

  it('is refused for a database that is newer', async () => {
    const target = await createEmptyDatabase();
    try {
      await migrateDeploy(target.url);
      const copy = await copyOf('older');
      await edit(copy, (it) => {
        (it.migrations as string[]).pop();
      });
      const failed = restoreBackup(copy, parts(target.url, new MemoryStore(), true));
      await expect(failed).rejects.toThrow('the database is newer than the backup');
      expect(existsSync(copy)).toBe(true);
    } finally {
      await target.drop();
    }
  });
});
