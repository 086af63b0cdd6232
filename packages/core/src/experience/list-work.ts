import type { WorkEntry } from '@nukkad/contract/experience/experience.domain.ts';
import type { Prisma } from '@nukkad/db';
import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { dayOf } from '../shared/day.ts';
import { requireUuid } from '../shared/require-uuid.ts';

const SHOWN_MAX = 200;

/** Sort order: the current job first, then by descending start date. */
export const LATEST_FIRST = [
  { isCurrent: 'desc' },
  { startDate: 'desc' },
  { id: 'desc' },
] satisfies Prisma.ExperienceOrderByWithRelationInput[];

/**
 * Returns the jobs that the seeker has had, the current and latest first, or only the one of `entryId`. Throws
 * NOT_FOUND.
 */
export async function listWork(
  { database }: Pick<Container, 'database'>,
  candidateId: string,
  entryId?: string,
): Promise<{ entries: WorkEntry[] }> {
  const stored = await database.prisma.experience.findMany({
    where: { candidateId, ...(entryId === undefined ? {} : { id: requireUuid(entryId) }) },
    orderBy: LATEST_FIRST,
    take: SHOWN_MAX,
  });
  if (entryId !== undefined && stored.length === 0) throw new AppError('NOT_FOUND');
  const entries = stored.map((row) => ({
    id: row.id,
    candidateId: row.candidateId,
    organization: row.organization,
    position: row.position,
    levelYears: row.levelYears,
    location: row.location ?? '',
    summary: row.summary,
    industry: row.industry ?? '',
    startDay: dayOf(row.startDate),
    endDay: row.endDate ? dayOf(row.endDate) : null,
    isCurrent: row.isCurrent,
    skills: row.skills,
  }));
  return { entries };
}
