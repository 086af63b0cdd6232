import type { DegreePatch } from '@nukkad/contract';
import { indiaDay } from '@nukkad/domain/india-day.ts';
import type { Transaction } from '../database/rows.ts';
import { writeEducation } from '../education/write-education.ts';
import { AppError } from '../errors/app-error.ts';

/** Writes a degree. A college or university is required, and the passing year must not be in the future. */
export async function writeDegree(
  tx: Transaction,
  candidateId: string,
  patch: DegreePatch,
  now: Date,
): Promise<void> {
  const { level, percentage, passingYear, degreeName: exam } = patch;
  const where = { candidateId_level: { candidateId, level } };
  const stored = await tx.education.findUnique({ where });
  const institution = patch.institute ?? stored?.institution;
  if (!institution) throw new AppError('DETAILS_MISSING');
  if (passingYear !== undefined && passingYear > Number(indiaDay(now).slice(0, 4)))
    throw new AppError('DATES_INVALID');
  const given = {
    institution,
    ...(exam === undefined ? {} : { exam }),
    ...(percentage === undefined ? {} : { percentage }),
    ...(passingYear === undefined ? {} : { passingYear }),
  };
  await writeEducation(tx, { candidateId, level, values: given });
}
