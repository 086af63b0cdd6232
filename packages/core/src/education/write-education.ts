import type { EducationLevel } from '@nukkad/contract';
import type { Prisma } from '@nukkad/db';
import type { Transaction } from '../database/rows.ts';

interface EducationWrite {
  readonly candidateId: string;
  readonly level: EducationLevel;
  /** The values to store. Columns that are left out keep their value. */
  readonly values: { readonly institution: string } & Omit<
    Prisma.EducationUncheckedCreateInput,
    'candidateId' | 'level'
  >;
  /** Name of the exam. It is stored only if the level has no row yet. */
  readonly initialExam?: string;
}

/** Stores one level of a seeker's education: updates its row, or inserts it if there is none. */
export async function writeEducation(
  tx: Transaction,
  { candidateId, level, values, initialExam }: EducationWrite,
): Promise<void> {
  const initial = initialExam === undefined ? {} : { exam: initialExam };
  await tx.education.upsert({
    where: { candidateId_level: { candidateId, level } },
    create: { candidateId, level, ...initial, ...values },
    update: values,
  });
}
