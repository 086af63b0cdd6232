import type { DegreeRecord, Education, EducationLevel, SchoolRecord } from '@nukkad/contract';
import type { Prisma } from '@nukkad/db';
import type { Container } from '../container.ts';

type Stored = Prisma.EducationGetPayload<object>;

function schoolOf(stored: Stored | undefined): SchoolRecord | null {
  if (!stored) return null;
  const { institution: school, passingYear, percentage, marksheetPageKey: marksheet } = stored;
  return { school, passingYear, percentage, marksheet };
}

function degreeOf(stored: Stored | undefined): DegreeRecord | null {
  if (!stored) return null;
  const { institution: institute, exam, passingYear, percentage } = stored;
  return { institute, degreeName: exam ?? '', passingYear, percentage };
}

/** Returns the seeker's education at all four levels; null for levels without details. */
export async function readEducation(
  { database }: Pick<Container, 'database'>,
  candidateId: string,
): Promise<Education> {
  const stored = await database.prisma.education.findMany({ where: { candidateId } });
  const at = (level: EducationLevel) => stored.find((entry) => entry.level === level);
  return {
    ssc: schoolOf(at('SSC')),
    hssc: schoolOf(at('HSSC')),
    ug: degreeOf(at('UG')),
    pg: degreeOf(at('PG')),
  };
}
