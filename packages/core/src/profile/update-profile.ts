import type { ProfilePatch } from '@nukkad/contract';
import { isLongEnough } from '@nukkad/domain/summary.ts';
import { requireFileConsent } from '../consent/has-withdrawn.ts';
import type { Container } from '../container.ts';
import type { Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { personalFields } from './update-personal.ts';
import { writeDegree } from './write-degree.ts';

function aboutField(about: string): { aboutMe: string } {
  if (!isLongEnough(about)) throw new AppError('TEXT_TOO_SHORT');
  return { aboutMe: about.trim() };
}

/**
 * Returns the column to update with the last four digits of the Aadhaar number; an empty text clears it. Throws if the seeker
 * has not consented. The full number is never received, because the contract refuses more than four digits.
 */
async function aadhaarField(
  tx: Transaction,
  candidateId: string,
  digits: string,
): Promise<{ aadhaarLastFour: string | null }> {
  if (digits !== '') await requireFileConsent(tx, candidateId, 'AADHAAR');
  return { aadhaarLastFour: digits || null };
}

/**
 * Writes one form of the profile in one transaction: first-time form, about me, a degree, or the last digits of
 * Aadhaar.
 */
export async function updateProfile(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  candidateId: string,
  { personal, about, aadhaarLastFour, degrees }: ProfilePatch,
): Promise<void> {
  const given = [personal, about, aadhaarLastFour, degrees[0]];
  if (given.every((value) => value === undefined)) throw new AppError('DETAILS_MISSING');
  const now = clock.now();
  await database.transaction(async (tx) => {
    const stored = await tx.candidate.findUniqueOrThrow({ where: { id: candidateId } });
    const data = {
      ...(personal ? await personalFields(tx, stored, personal, now) : {}),
      ...(about === undefined ? {} : aboutField(about)),
      ...(aadhaarLastFour === undefined ? {} : await aadhaarField(tx, candidateId, aadhaarLastFour)),
    };
    await tx.candidate.update({ where: { id: candidateId }, data });
    for (const degree of degrees) await writeDegree(tx, candidateId, degree, now);
  });
}
