import type { Database, Prisma } from '@nukkad/db';
import { findCity } from './build-city.ts';
import { nextNumber, phoneOf, shareIdOf } from './sequence.ts';

type Change = Partial<Prisma.CompanyUncheckedCreateInput>;

/** Creates a company; by default in Pune. */
export async function buildCompany(database: Pick<Database, 'prisma'>, change: Change = {}) {
  const number = nextNumber();
  const city = change.cityId === undefined ? await findCity(database) : undefined;
  return database.prisma.company.create({
    data: {
      shareId: shareIdOf(number),
      name: `Test Company ${number}`,
      slug: `test-company-${number}`,
      description: '<p>We test.</p>',
      address: `${number} Test Road`,
      cityId: city?.id ?? 0,
      latitude: city?.latitude ?? 18.52,
      longitude: city?.longitude ?? 73.86,
      phone: phoneOf(number),
      email: `hr${number}@company.example`,
      ...change,
    },
  });
}
