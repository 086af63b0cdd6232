import type { WorkInput } from '@nukkad/contract/experience/experience.domain.ts';
import type { Prisma } from '@nukkad/db';
import { readWorkPeriod } from '@nukkad/domain/experience-dates.ts';
import { isLettersOnly, tidyName } from '@nukkad/domain/person-name.ts';
import { isLongEnough } from '@nukkad/domain/summary.ts';
import { AppError } from '../errors/app-error.ts';
import { dateOf } from '../shared/day.ts';

const OTHER_SECTOR = 'Other';

export type WorkColumns = Omit<Prisma.ExperienceUncheckedCreateInput, 'id' | 'candidateId' | 'createdAt'>;

function requireLetters(text: string | undefined): string {
  const tidy = tidyName(text ?? '');
  if (tidy === '') throw new AppError('DETAILS_MISSING');
  if (!isLettersOnly(tidy)) throw new AppError('NAME_INVALID');
  return tidy;
}

/** Returns the trimmed summary. Throws DETAILS_MISSING or TEXT_TOO_SHORT. */
export function requireSummary(text: string | undefined): string {
  const summary = (text ?? '').trim();
  if (summary === '') throw new AppError('DETAILS_MISSING');
  if (!isLongEnough(summary)) throw new AppError('TEXT_TOO_SHORT');
  return summary;
}

/**
 * Returns the tidied skills without duplicates. Throws NAME_INVALID if a skill has other characters than letters and
 * spaces.
 */
export function requireSkills(skills: readonly string[]): string[] {
  const tidy = skills.map(tidyName).filter((skill) => skill !== '');
  if (!tidy.every(isLettersOnly)) throw new AppError('NAME_INVALID');
  return [...new Set(tidy)];
}

function requirePeriod(input: WorkInput, now: Date) {
  const typed = { start: input.startDate, end: input.endDate, isCurrent: input.isCurrent };
  const period = readWorkPeriod(typed, now);
  if (period === 'START_MISSING' || period === 'END_MISSING') throw new AppError('DETAILS_MISSING');
  if (typeof period === 'string') throw new AppError('DATES_INVALID');
  return {
    startDate: dateOf(period.startDay),
    endDate: period.endDay === null ? null : dateOf(period.endDay),
  };
}

/** Converts the input to the columns of a job. Throws the error of the first rule that it violates. */
export function workColumns(input: WorkInput, now: Date): WorkColumns {
  const industry = input.industry?.trim() || null;
  if (industry === OTHER_SECTOR) throw new AppError('INDUSTRY_MISSING');
  return {
    organization: requireLetters(input.organization),
    position: requireLetters(input.position),
    summary: requireSummary(input.summary),
    skills: requireSkills(input.skills),
    levelYears: input.levelYears,
    location: input.location?.trim() || null,
    industry,
    isCurrent: input.isCurrent,
    ...requirePeriod(input, now),
  };
}
