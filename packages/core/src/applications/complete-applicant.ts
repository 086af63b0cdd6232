import type { ApplyInput } from '@nukkad/contract';
import { isLettersOnly, tidyName } from '@nukkad/domain/person-name.ts';
import type { Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';

function requiredName(typed: string | undefined): string {
  const name = tidyName(typed ?? '');
  if (!isLettersOnly(name)) throw new AppError('NAME_INVALID');
  return name;
}

/**
 * Stores the name and gender of an application in the profile if it has none. Throws NAME_INVALID if there is no name
 * in either, because a company has to know whom it calls. The caller has locked the seeker's row.
 */
export async function completeApplicant(
  tx: Transaction,
  candidateId: string,
  { name, gender }: Pick<ApplyInput, 'name' | 'gender'>,
): Promise<void> {
  const stored = await tx.candidate.findUniqueOrThrow({
    where: { id: candidateId },
    select: { name: true, gender: true },
  });
  const data = {
    ...(stored.name === '' && { name: requiredName(name) }),
    ...(stored.gender === null && gender !== undefined && { gender }),
  };
  if (Object.keys(data).length > 0) await tx.candidate.update({ where: { id: candidateId }, data });
}
