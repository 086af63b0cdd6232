import type { Language } from '@nukkad/contract';
import type { IndustrySector } from '@nukkad/contract/experience/experience.domain.ts';
import type { Clock } from '@nukkad/db/clock.ts';
import { indiaDay } from '@nukkad/domain/india-day.ts';
import type { Container } from '../container.ts';

const FIRST_PASSING_YEAR = 1970;
const OTHER_KEY = 'other';

/** Returns the possible passing years of an exam, latest first. */
export function passingYears(clock: Clock): number[] {
  const latest = Number(indiaDay(clock.now()).slice(0, 4));
  return Array.from({ length: latest - FIRST_PASSING_YEAR + 1 }, (_, index) => latest - index);
}

export async function universityNames({ database }: Pick<Container, 'database'>): Promise<string[]> {
  const rows = await database.prisma.university.findMany({
    where: { isRetired: false },
    orderBy: { name: 'asc' },
  });
  return rows.map((row) => row.name);
}

export async function degreeNames(
  { database }: Pick<Container, 'database'>,
  level: 'UG' | 'PG',
): Promise<string[]> {
  const rows = await database.prisma.degree.findMany({ where: { level }, orderBy: { sortOrder: 'asc' } });
  return rows.map((row) => row.name);
}

/** Returns the sectors in their order, "Other" last. */
export async function industrySectorNames({
  database,
}: Pick<Container, 'database'>): Promise<{ sectors: IndustrySector[] }> {
  const rows = await database.prisma.industrySector.findMany({ orderBy: { sortOrder: 'asc' } });
  const sectors = rows.map((row) => ({
    name: row.nameEn,
    names: { en: row.nameEn, hi: row.nameHi, mr: row.nameMr },
    isOther: row.key === OTHER_KEY,
  }));
  return {
    sectors: [...sectors.filter((sector) => !sector.isOther), ...sectors.filter((sector) => sector.isOther)],
  };
}

/** Returns an entry's text in the reader's language. */
export function textOf(row: { textEn: string; textHi: string; textMr: string }, language: Language): string {
  return { en: row.textEn, hi: row.textHi, mr: row.textMr }[language];
}
