import type { Language } from '@nukkad/contract';
import type { InterestChoice } from '@nukkad/contract/interests/interest.domain.ts';
import type { Container } from '../container.ts';
import { metaOf } from '../shared/page-meta.ts';

/** Returns all job profiles, and the keys of those that the seeker chose. */
export async function listInterests(
  { database, config }: Pick<Container, 'database' | 'config'>,
  candidateId: string,
  language: Language,
): Promise<InterestChoice> {
  const stored = await database.prisma.jobProfile.findMany({
    // Seekers who chose a profile before it was retired still see it.
    where: { OR: [{ isRetired: false }, { interests: { some: { candidateId } } }] },
    orderBy: { sortOrder: 'asc' },
    include: { interests: { where: { candidateId }, select: { profileKey: true } } },
  });
  return {
    jobProfiles: stored.map((row) => ({
      key: row.key,
      name: { en: row.nameEn, hi: row.nameHi, mr: row.nameMr },
      icon: row.icon,
    })),
    chosen: stored.filter((row) => row.interests.length > 0).map((row) => row.key),
    meta: metaOf(config, 'interest', language),
  };
}
