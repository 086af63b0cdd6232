import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCoreConfig } from '@nukkad/core/config/core-config.ts';
import type { Container } from '@nukkad/core/container.ts';
import { createContainer } from '@nukkad/core/create-container.ts';
import { openImage } from '@nukkad/core/files/open-image.ts';
import { queryProblems, readQueries } from '@nukkad/db/testing/query-problems.ts';
import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDemoPictures } from './add-pictures.ts';

let test: TestDatabase;
let folder: string;
let container: Container;

beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'nukkad-demo-pictures-'));
  const settings = { DATABASE_URL: test.url, DATA_DIR: folder, JWT_SECRET: 's'.repeat(32) };
  const config = readCoreConfig({ NODE_ENV: 'test', ...settings });
  container = createContainer({ config, database: test.database }, () => {});
});

afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true, force: true });
});

const WORKS = ['cook', 'teacher', 'delivery', 'sales', 'engineer'];

async function company(index: number, change: Parameters<typeof buildCompany>[1] = {}) {
  const number = String(index).padStart(6, '0');
  const { database } = test;
  const contact = { phone: `+916666${number}`, email: `hr@c${index}.example` };
  // The last digits of the id decide which pictures the company gets.
  const id = `0199b3f2-7c1a-7d10-9a51-00000000${index.toString(16).padStart(4, '0')}`;
  const { id: companyId } = await buildCompany(database, { id, ...contact, ...change });
  await buildJob(database, { companyId, profileKey: WORKS[index % WORKS.length] as string });
  return companyId;
}

it('are drawn only for demo companies, are public, and are added once', async () => {
  const { prisma } = test.database;
  const others = [
    await company(900, { phone: '+919812345999' }),
    await company(901, { email: 'hr@company.in' }),
    await company(902, { imageKey: 'company-logo-own.webp' }),
  ];
  for (let index = 0; index < 48; index += 1) await company(index);
  expect(await addDemoPictures(container)).toEqual({ companies: 36 });
  const read = () =>
    prisma.company.findMany({
      include: { images: { orderBy: { sortOrder: 'asc' } } },
      orderBy: { id: 'asc' },
    });
  const after = await read();
  const withPictures = after.filter(({ imageKey }) => imageKey?.includes('made-up'));
  expect([withPictures.length, after.filter(({ images }) => images.length > 0).length]).toEqual([36, 24]);
  const untouched = after.filter(({ id }) => others.includes(id)).map(({ imageKey }) => imageKey);
  expect(untouched.toSorted()).toEqual(['company-logo-own.webp', null, null]);
  const keys = new Set(
    withPictures.flatMap(({ imageKey, images }) => [imageKey ?? '', ...images.map((one) => one.imageKey)]),
  );
  for (const key of keys) {
    const { contentType, bytes } = await openImage(container, key, null);
    expect([contentType, (bytes ?? 0) > 500 && (bytes ?? 0) < 12_000]).toEqual(['image/webp', true]);
  }
  await addDemoPictures(container);
  expect(await read()).toEqual(after);
});

it('PostgreSQL prepares every query of the pictures, with the columns that it declares', async () => {
  const queries = await readQueries(import.meta.dirname);
  expect(queries.size).toBeGreaterThan(0);
  expect(await queryProblems(test.url, queries)).toEqual([]);
});
