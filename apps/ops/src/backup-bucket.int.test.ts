import { randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCoreConfig } from '@nukkad/core/config/core-config.ts';
import type { Container } from '@nukkad/core/container.ts';
import { createContainer } from '@nukkad/core/create-container.ts';
import { createDatabase } from '@nukkad/db';
import { createEmptyDatabase } from '@nukkad/db/testing/test-database.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { type FauxqsServer, startFauxqs } from 'fauxqs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from './run.ts';
import { useOps } from './testing/start-ops.ts';

const test = useOps();
let scratch: string;
let server: FauxqsServer;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'nukkad-ops-bucket-'));
  server = await startFauxqs({ port: 0, logger: false, host: '127.0.0.1' });
});

afterAll(async () => {
  await server.stop();
  await rm(scratch, { recursive: true, force: true });
});

/** Opens a container on a database and a bucket, as `ops` does. */
function open(url: string, bucket: string): Container {
  const config = readCoreConfig({
    NODE_ENV: 'test',
    DATABASE_URL: url,
    JWT_SECRET: 's'.repeat(32),
    S3_BUCKET: bucket,
    S3_ENDPOINT: `http://127.0.0.1:${server.port}`,
    S3_FORCE_PATH_STYLE: 'true',
    S3_ACCESS_KEY_ID: 'test',
    S3_SECRET_ACCESS_KEY: 'test',
  });
  return createContainer({ config, database: createDatabase({ url, poolSize: 2 }) }, () => {});
}

/** File contents by size: empty, one upload part, and more parts than are uploaded at once. */
const FILES = {
  'photo-1.webp': { body: Buffer.alloc(0), contentType: 'image/webp' },
  'resume-1.pdf': { body: randomBytes(1000), contentType: 'application/pdf' },
  'video-1.mp4': { body: randomBytes(6_000_000), contentType: 'video/mp4' },
};

async function contentOf({ storage }: Container, key: string): Promise<Buffer | null> {
  const body = await storage.get(key);
  return body && Buffer.concat(await body.toArray());
}

it('objects of a bucket are backed up, checked, and restored into a bucket that does not exist yet', async () => {
  const from = open(test.databaseUrl, 'town');
  const { id: candidateId } = await buildCandidate(test.container.database);
  const keep = (key: string, contentType: string, bytes: number) =>
    test.container.database.prisma.storedFile.create({
      data: { key, candidateId, kind: 'RESUME', contentType, bytes },
    });
  for (const [key, { body, contentType }] of Object.entries(FILES)) {
    await from.storage.put(key, body, { contentType, bytes: body.length });
    await keep(key, contentType, body.length);
  }
  await keep('gone.pdf', 'application/pdf', 7);
  const backup = join(scratch, 'one');
  const openFrom = { openContainer: async () => from, key: test.key };
  const made = await run(['backup', 'make', backup, '--json'], openFrom);
  const fileBytes = Object.values(FILES).reduce((sum, { body }) => sum + body.length, 0);
  expect(JSON.parse(made.text)).toMatchObject({ files: 3, fileBytes, filesMissing: 1 });
  expect((await run(['backup', 'check', backup], openFrom)).code).toBe(0);

  const empty = await createEmptyDatabase();
  const into = open(empty.url, 'town-restored');
  const restored = await run(['backup', 'restore', backup, '--json'], { openContainer: async () => into });
  expect(restored).toMatchObject({ code: 0 });
  for (const [key, { body }] of Object.entries(FILES))
    expect((await contentOf(into, key))?.equals(body), key).toBe(true);
  expect(await contentOf(into, 'gone.pdf')).toBeNull();

  await appendFile(join(backup, 'files', 'vi', 'video-1.mp4'), 'x');
  const spoilt = await run(['backup', 'check', backup], openFrom);
  expect(spoilt).toMatchObject({ code: 1, text: expect.stringContaining('video-1.mp4') });
  await Promise.all([from.database.close(), into.database.close()]);
  await empty.drop();
});
