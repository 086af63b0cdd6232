import type { ApplyInput } from '@nukkad/contract';
import type { RowOf } from '@nukkad/db/sql.ts';
import { isLettersOnly, tidyName } from '@nukkad/domain/person-name.ts';
import type { Sender } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { type selectApplicant, updateApplicant } from './applications.queries.ts';

function requiredName(typed: string | undefined): string {
  const name = tidyName(typed ?? '');
  if (!isLettersOnly(name)) throw new AppError('NAME_INVALID');
  return name;
}

/**
 * Stores the name and gender of an application in the profile if it has none. Throws NAME_INVALID if there is no name
 * in either, because a company has to know whom it calls. The caller has locked the seeker's row.
 */
export function completeApplicant(
  tx: Sender,
  candidateId: string,
  stored: RowOf<typeof selectApplicant>,
  { name: typedName, gender: typedGender }: Pick<ApplyInput, 'name' | 'gender'>,
  now: Date,
): void {
  const name = stored.name === '' ? requiredName(typedName) : null;
  const gender = stored.gender === null ? (typedGender ?? null) : null;
  if (name !== null || gender !== null) tx.send(updateApplicant(candidateId, name, gender, now));
}
