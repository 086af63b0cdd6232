import type { Database, Prisma } from '@nukkad/db';
import { nextNumber } from './sequence.ts';

type Change = Partial<Prisma.CityUncheckedCreateInput>;

/** Creates a town; by default in the middle of the Deccan. */
export function buildCity({ prisma }: Pick<Database, 'prisma'>, change: Change = {}) {
  const number = nextNumber();
  return prisma.city.create({
    data: {
      slug: `testpur-${number}`,
      nameEn: `Testpur ${number}`,
      state: 'Maharashtra',
      latitude: 18.5,
      longitude: 75.5,
      population: 100_000,
      aliases: [],
      ...change,
    },
  });
}

/** Returns a city of the reference data by its slug. */
export function findCity({ prisma }: Pick<Database, 'prisma'>, slug = 'pune') {
  return prisma.city.findUniqueOrThrow({ where: { slug } });
}
