import { openImage } from '@nukkad/core/files/open-image.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { expect, it } from 'vitest';
import { useOps } from '../testing/start-ops.ts';
import { addDemoPictures } from './add-pictures.ts';

const test = useOps();

const WORKS = ['cook', 'teacher', 'delivery', 'sales', 'engineer'];

async function company(index: number, change: Parameters<typeof buildCompany>[1] = {}) {
  const number = String(index).padStart(6, '0');
  const { database } = test.container;
  const contact = { phone: `+916666${number}`, email: `hr@c${index}.example` };
  // The last digits of the id decide which pictures the company gets.
  const id = `0199b3f2-7c1a-7d10-9a51-00000000${index.toString(16).padStart(4, '0')}`;
  const { id: companyId } = await buildCompany(database, { id, ...contact, ...change });
  await buildJob(database, { companyId, profileKey: WORKS[index % WORKS.length] as string });
  return companyId;
}

it('are drawn only for demo companies, are public, and are added once', async () => {
  const { prisma } = test.container.database;
  const others = [
    await company(900, { phone: '+919812345999' }),
    await company(901, { email: 'hr@company.in' }),
    await company(902, { imageKey: 'company-logo-own.webp' }),
  ];
  for (let index = 0; index < 48; index += 1) await company(index);
  expect(await addDemoPictures(test.container)).toEqual({ companies: 36 });
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
    const { contentType, bytes } = await openImage(test.container, key, null);
    expect([contentType, (bytes ?? 0) > 500 && (bytes ?? 0) < 12_000]).toEqual(['image/webp', true]);
  }
  await addDemoPictures(test.container);
  expect(await read()).toEqual(after);
});
