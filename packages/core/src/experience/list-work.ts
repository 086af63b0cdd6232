import type { WorkEntry } from '@nukkad/contract/experience/experience.domain.ts';
import type { Prisma } from '@nukkad/db';
import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { dayOf } from '../shared/day.ts';
import { requireUuid } from '../shared/require-uuid.ts';

const SHOWN_MAX = 200;

/** The present job, then the one begun last. */
export const LATEST_FIRST = [
  { isCurrent: 'desc' },
  { startDate: 'desc' },
  { id: 'desc' },
] satisfies Prisma.ExperienceOrderByWithRelationInput[];

/** The seeker's jobs, the present one first, then the latest; one of them where an id is given. */
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
