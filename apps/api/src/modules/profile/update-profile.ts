import type { ProfilePatch } from '@nukkad/contract';
import { isLongEnough } from '@nukkad/domain/summary.ts';
import type { Container } from '../../container.ts';
import { AppError } from '../../errors/app-error.ts';
import { personalFields } from './update-personal.ts';
import { writeDegree } from './write-degree.ts';

function aboutField(about: string): { aboutMe: string } {
  if (!isLongEnough(about)) throw new AppError('TEXT_TOO_SHORT');
  return { aboutMe: about.trim() };
}

/** Writes one form of the profile: the first-time form, about me, or a degree. All of it or nothing. */
export async function updateProfile(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  candidateId: string,
  { personal, about, degrees }: ProfilePatch,
): Promise<void> {
  if (personal === undefined && about === undefined && degrees.length === 0)
    throw new AppError('DETAILS_MISSING');
  const now = clock.now();
  await database.transaction(async (tx) => {
    const stored = await tx.candidate.findUniqueOrThrow({ where: { id: candidateId } });
    const data = {
      ...(personal ? await personalFields(tx, stored, personal, now) : {}),
      ...(about === undefined ? {} : aboutField(about)),
    };
    await tx.candidate.update({ where: { id: candidateId }, data });
    for (const degree of degrees) await writeDegree(tx, candidateId, degree, now);
  });
}
