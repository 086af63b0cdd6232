import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCoreConfig } from '@nukkad/core/config/core-config.ts';
import type { Container } from '@nukkad/core/container.ts';
import { createContainer } from '@nukkad/core/create-container.ts';
import { createDatabase } from '@nukkad/db';
import { createEmptyDatabase } from '@nukkad/db/testing/test-database.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from './run.ts';
import { useOps } from './testing/start-ops.ts';

const test = useOps();
let scratch: string;
const RESUME = Buffer.from('a resume');

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'nukkad-ops-backup-'));
});

afterAll(async () => {
  await rm(scratch, { recursive: true, force: true });
});

/** Opens a container on another database and folder. */
function open(url: string, folder: string): Container {
  const config = readCoreConfig({
    NODE_ENV: 'test',
    DATABASE_URL: url,
    JWT_SECRET: 's'.repeat(32),
    DATA_DIR: folder,
  });
  return createContainer({ config, database: createDatabase({ url, poolSize: 2 }) }, () => {});
}

it('backs up and restores, notes both in the audit, and reports its progress', async () => {
  const { database, storage } = test.container;
  const from = open(test.databaseUrl, join(scratch, 'data'));
  const { id } = await buildCandidate(test.container.database, { credits: 3 });
  const about = { contentType: 'application/pdf', bytes: RESUME.length };
  await from.storage.put('resume.pdf', RESUME, about);
  await database.prisma.storedFile.create({
    data: { key: 'resume.pdf', candidateId: id, kind: 'RESUME', ...about },
  });
  expect(storage).not.toBe(from.storage);
  const backup = join(scratch, 'one');
  const openFrom = { openContainer: async () => from, key: test.key };
  const made = JSON.parse((await run(['backup', 'make', backup, '--json'], openFrom)).text);
  expect(made).toMatchObject({ folder: backup, files: 1, fileBytes: RESUME.length, filesMissing: 0 });
  expect(await test.audit(made.made)).toMatchObject([{ actor: 'meera', action: 'backup-made' }]);
  expect((await run(['backup', 'check', backup], openFrom)).code).toBe(0);
  expect(await run(['backup', 'make', backup], openFrom)).toMatchObject({ code: 1 });

  const empty = await createEmptyDatabase();
  const into = open(empty.url, join(scratch, 'restored'));
  const openInto = { openContainer: async () => into };
  const restored = await run(['backup', 'restore', backup, '--json'], openInto);
  expect(restored).toMatchObject({ code: 0 });
  expect(JSON.parse(restored.text)).toEqual(made);
  expect(await into.database.prisma.candidate.findMany()).toMatchObject([{ id, creditBalance: 3 }]);
  const file = await into.storage.get('resume.pdf');
  expect(Buffer.concat((await file?.toArray()) ?? [])).toEqual(RESUME);
  const audit = await into.database.prisma.auditEntry.findMany({ where: { action: 'backup-restored' } });
  expect(audit).toMatchObject([{ actor: 'database', subject: made.made }]);

  // The restored database has operators, so the call needs an operator's key and `--replace`.
  expect(await run(['backup', 'restore', backup], openInto)).toMatchObject({ code: 1 });
  const asked = await run(['backup', 'restore', backup], { ...openInto, key: test.key });
  expect(asked.text).toContain('the database is not empty');
  await appendFile(join(backup, 'tables', 'city.gz'), 'x');
  const spoilt = await run(['backup', 'check', backup], openFrom);
  expect(spoilt).toMatchObject({ code: 1, isResult: false });
  expect(spoilt.text).toContain('tables/city.gz has');
  await Promise.all([from.database.close(), into.database.close()]);
  await empty.drop();
});

it('needs a key for everything else while there is no operator, migrated or not', async () => {
  const empty = await createEmptyDatabase();
  const nobody = open(empty.url, join(scratch, 'none'));
  for (const key of [undefined, test.key]) {
    const { code, text } = await run(['backup', 'make', join(scratch, 'two')], {
      openContainer: async () => nobody,
      key,
    });
    expect([code, text]).toEqual([1, expect.stringContaining('There is no operator yet')]);
  }
  await nobody.database.close();
  await empty.drop();
});

it('keeps backups by schedule, notes the check for the metric of its age, and refuses invalid retention rules', async () => {
  const from = open(test.databaseUrl, join(scratch, 'data'));
  const openFrom = { openContainer: async () => from, key: test.key };
  const folder = join(scratch, 'retained');
  const first = await run(['backup', 'keep', folder, '--hour', '0', '--json'], openFrom);
  expect(first).toMatchObject({ code: 0 });
  const { made } = JSON.parse(first.text);
  expect(made).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}$/);
  const entries = await test.container.database.prisma.auditEntry.findMany({
    where: { action: 'backup-checked' },
    orderBy: { createdAt: 'desc' },
  });
  expect(Date.now() - new Date(entries[0]?.subject ?? 0).getTime()).toBeLessThan(60_000);
  const again = await run(['backup', 'keep', folder, '--hour', '0', '--json'], openFrom);
  expect(JSON.parse(again.text)).toEqual({ made: null, newest: made, retained: 1, removed: null });
  await appendFile(join(folder, made, 'manifest.json'), ' ');
  await appendFile(join(folder, made, 'files.gz'), 'x');
  // Names of backups have a resolution of one second, so the replacement must be made some seconds later.
  const later = { ...from, clock: { now: () => new Date(Date.now() + 2000) } };
  const damaged = await run(['backup', 'keep', folder, '--hour', '0', '--json'], {
    openContainer: async () => later,
    key: test.key,
  });
  expect([damaged.code, JSON.parse(damaged.text).damaged]).toEqual([
    1,
    [{ name: made, problem: expect.stringContaining('files.gz has') }],
  ]);
  for (const [option, value] of [
    ['--daily', '1001'],
    ['--weekly', '-1'],
    ['--monthly', '1.5'],
    ['--hour', '24'],
  ] as const)
    expect(await run(['backup', 'keep', folder, `${option}=${value}`], openFrom)).toMatchObject({
      code: 2,
      text: expect.stringMatching(/is a whole number from 0 to (1000|23)/),
    });
  for (const [option, value] of [
    ['--daily', '1000'],
    ['--weekly', '0'],
    ['--hour', '23'],
  ] as const)
    expect((await run(['backup', 'keep', folder, `${option}=${value}`], openFrom)).text).not.toMatch(
      'is a whole number',
    );
  await from.database.close();
});
