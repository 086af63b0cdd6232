import { EXPERIENCE_KINDS, type FilterOptions, JOB_TYPES, QUALIFICATIONS } from '@nukkad/contract';
import type { Container } from '../container.ts';

/**
 * Returns the choices of the filter panel. Job profiles are read from the database; the other choices are constants.
 */
export async function readFilterOptions({ database }: Pick<Container, 'database'>): Promise<FilterOptions> {
  const profiles = await database.prisma.jobProfile.findMany({
    where: { isRetired: false },
    orderBy: { sortOrder: 'asc' },
  });
  return {
    jobProfiles: profiles.map((row) => ({
      key: row.key,
      name: { en: row.nameEn, hi: row.nameHi, mr: row.nameMr },
      icon: row.icon,
    })),
    jobTypes: JOB_TYPES,
    experience: EXPERIENCE_KINDS,
    qualifications: QUALIFICATIONS,
  };
}
