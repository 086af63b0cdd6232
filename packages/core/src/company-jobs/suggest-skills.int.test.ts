import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { suggestWork } from './suggest-work.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('a work is suggested with at most eight skills of its profile, by their keys', async () => {
  const { prisma } = test.database;
  await prisma.skill.deleteMany({ where: { profileKey: 'cook' } });
  const keys = [5, 3, 9, 1, 7, 8, 2, 6, 4].map((number) => `cook-skill-${number}`);
  for (const key of keys)
    await prisma.skill.create({
      // The names have the opposite order.
      data: { key, profileKey: 'cook', nameEn: `${9 - Number(key.at(-1))} ${key}`, nameHi: key, nameMr: key },
    });
  const { items } = await suggestWork({ database: test.database }, 'cook');
  const skills = items.find(({ profile }) => profile === 'cook')?.skills.map(({ names }) => names.hi);
  expect(skills).toEqual(keys.toSorted().slice(0, 8));
});
