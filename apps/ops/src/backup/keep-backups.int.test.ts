import { existsSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '@nukkad/db/testing/connect.ts';
import { createTestDatabase, type TestDatabase } from '@nukkad/db/testing/test-database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepBackups } from './keep-backups.ts';
import { restoreBackup } from './restore-backup.ts';
import { MemoryStore } from './testing/memory-store.ts';

const DAY_MS = 86_400_000;
const RULES = { daily: 2, weekly: 0, monthly: 0 };
const FIRST = new Date('2026-11-23T02:00:05+05:30');
const night = (n: number) => new Date(FIRST.getTime() + n * DAY_MS);
const store = new MemoryStore();

let source: TestDatabase;
let folder: string;
beforeAll(async () => {
  source = await createTestDatabase();
  await withClient(source.url, (client) =>
    client.query(
      `INSERT INTO stored_file (key, kind, content_type, bytes) VALUES ('one.txt', 'RESUME', 'text/plain', 1)`,
    ),
  );
  store.objects.set('one.txt', 'one');
});
afterAll(() => source.drop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nukkad-keep-'));
  return () => rm(folder, { recursive: true, force: true });
});

const run = (now: Date, more: Partial<Parameters<typeof keepBackups>[1]> = {}) =>
  keepBackups(folder, {
    url: source.url,
    store,
    version: '1.0.0',
    onProgress: () => {},
    rules: RULES,
    hour: 2,
    now,
    ...more,
  });
const names = async () => (await readdir(folder)).toSorted();
const damage = (name: string) => appendFile(join(folder, name, 'files', 'on', 'one.txt'), 'more');

describe('backups by schedule', () => {
  it('are made once a day after the hour, checked, and removed when no rule keeps them', async () => {
    expect((await run(night(0))).made?.name).toBe('2026-11-23T02-00-05');
    expect(existsSync(join(folder, '2026-11-23T02-00-05', 'checked.json'))).toBe(true);
    expect((await run(new Date(night(0).getTime() + DAY_MS - 10_000))).made).toBeNull();
    expect(await run(night(1))).toMatchObject({
      made: { name: '2026-11-24T02-00-05' },
      retained: 2,
      removed: [],
    });
    expect(await run(night(2))).toMatchObject({
      newest: { name: '2026-11-25T02-00-05' },
      retained: 2,
      removed: ['2026-11-23T02-00-05'],
      damaged: [],
    });
    expect(await names()).toEqual(['2026-11-24T02-00-05', '2026-11-25T02-00-05']);
  });

  it('are made once if one is made at the very moment of the hour', async () => {
    const due = new Date(night(0).getTime() - 5000);
    expect((await run(due)).made?.name).toBe('2026-11-23T02-00-00');
    expect((await run(night(0))).made).toBeNull();
  });

  it('leave folders with other names, and remove what an interrupted removal or an old attempt left', async () => {
    await run(night(0));
    await cp(join(folder, '2026-11-23T02-00-05'), join(folder, 'before-upgrade'), { recursive: true });
    for (const name of [
      '2026-11-20T02-00-05.removed',
      '2026-11-20T02-00-05.part-old',
      '2026-11-23T02-00-05.part-new',
    ])
      await mkdir(join(folder, name));
    const ago = (days: number) => night(1).getTime() / 1000 - days * 86_400;
    await utimes(join(folder, '2026-11-20T02-00-05.part-old'), ago(2.1), ago(2.1));
    await utimes(join(folder, '2026-11-23T02-00-05.part-new'), ago(1.9), ago(1.9));
    await run(night(1), { rules: { daily: 1, weekly: 0, monthly: 0 } });
    expect(await names()).toEqual(['2026-11-23T02-00-05.part-new', '2026-11-24T02-00-05', 'before-upgrade']);
  });

  it('can be restored although they contain the result of their check', async () => {
    await run(night(0));
    const empty = await createTestDatabase();
    try {
      const target = new MemoryStore();
      const into = { url: empty.url, store: target, isReplacing: true, onProgress: () => {} };
      await restoreBackup(join(folder, '2026-11-23T02-00-05'), into);
      expect(target.objects.get('one.txt')).toBe('one');
    } finally {
      await empty.drop();
    }
  });
});

describe('a damaged backup', () => {
  it('does not count, so another is made; it is reported, and never removed', async () => {
    await run(night(0));
    await run(night(1));
    await damage('2026-11-24T02-00-05');
    // Without this file the backup counts as unchecked, as after a copy from another machine.
    await rm(join(folder, '2026-11-24T02-00-05', 'checked.json'));
    const later = new Date(night(1).getTime() + 1000);
    const again = await run(later, { rules: { daily: 1, weekly: 0, monthly: 0 } });
    expect(again).toMatchObject({
      made: { name: '2026-11-24T02-00-06' },
      retained: 1,
      damaged: [{ name: '2026-11-24T02-00-05' }],
    });
    expect(again.damaged[0]?.problem).toMatch(/bytes, not/);
    expect(await names()).toEqual(['2026-11-24T02-00-05', '2026-11-24T02-00-06']);
  });

  it('whose manifest was changed after its check is checked again', async () => {
    await run(night(0));
    await writeFile(join(folder, '2026-11-23T02-00-05', 'manifest.json'), '{}');
    const { made, damaged } = await run(night(1));
    expect(made?.name).toBe('2026-11-24T02-00-05');
    expect(damaged).toMatchObject([{ name: '2026-11-23T02-00-05' }]);
  });

  it('without a manifest does not count, however new it is', async () => {
    await mkdir(join(folder, '2026-11-23T02-00-05'));
    const { made, damaged } = await run(new Date(night(0).getTime() + 1000));
    expect(made?.name).toBe('2026-11-23T02-00-06');
    expect(damaged).toEqual([{ name: '2026-11-23T02-00-05', problem: 'it has no manifest.json' }]);
  });
});

describe('a backup that fails', () => {
  it('removes nothing', async () => {
    await run(night(0));
    const broken = { get: () => Promise.reject(new Error('the store is away')) };
    const one = { daily: 1, weekly: 0, monthly: 0 };
    await expect(run(night(1), { store: broken, rules: one })).rejects.toThrow('the store is away');
    expect(await names()).toEqual(['2026-11-23T02-00-05']);
    expect((await run(night(1), { rules: one })).removed).toEqual(['2026-11-23T02-00-05']);
  });

  it('is refused while another process does the same, and allowed afterwards', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isReading = () => {};
    const hasStarted = new Promise<void>((resolve) => {
      isReading = resolve;
    });
    const slow = {
      get: async (key: string) => {
        isReading();
        await held;
        return store.get(key);
      },
    };
    const first = run(night(0), { store: slow });
    await hasStarted;
    await expect(run(night(0))).rejects.toThrow('another process keeps the backups');
    release();
    expect((await first).made?.name).toBe('2026-11-23T02-00-05');
    await rename(join(folder, '2026-11-23T02-00-05'), join(folder, 'aside'));
    expect((await run(night(0))).made).not.toBeNull();
  });
});
