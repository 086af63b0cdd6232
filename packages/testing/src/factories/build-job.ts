import type { Database, Prisma } from '@nukkad/db';
import { buildCompany } from './build-company.ts';
import { nextNumber, shareIdOf } from './sequence.ts';

type Change = Partial<Prisma.JobUncheckedCreateInput>;

const DAY = 86_400_000;

/**
 * Creates an active full-time job for a cook at 15,000 to 20,000 rupees a month. Creates its company unless one is
 * given.
 */
export async function buildJob(database: Pick<Database, 'prisma'>, change: Change = {}) {
  const number = nextNumber();
  const { prisma } = database;
  const company =
    change.companyId === undefined
      ? await buildCompany(database, change.cityId === undefined ? {} : { cityId: change.cityId })
      : await prisma.company.findUniqueOrThrow({ where: { id: change.companyId } });
  const cityId = change.cityId ?? company.cityId;
  const city = await prisma.city.findUniqueOrThrow({ where: { id: cityId } });
  const createdAt = change.createdAt === undefined ? new Date() : new Date(change.createdAt);
  return prisma.job.create({
    data: {
      shareId: shareIdOf(number),
      companyId: company.id,
      title: `Cook ${number}`,
      slug: `cook-${number}`,
      profileKey: 'cook',
      jobType: 'FULL_TIME',
      payMin: 15_000,
      payMax: 20_000,
      cityId,
      address: `${number} Test Road, ${city.nameEn}`,
      latitude: city.latitude,
      longitude: city.longitude,
      requirements: '<p>Cooks well.</p>',
      skills: ['Cooking'],
      createdAt,
      expiresAt: new Date(createdAt.getTime() + 30 * DAY),
      ...change,
    },
  });
}
