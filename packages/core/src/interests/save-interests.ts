import { INTERESTS_MAX } from '@nukkad/contract/constants.ts';
import { interestsProblem } from '@nukkad/domain/interests.ts';
import type { Container } from '../container.ts';
import { AppError, invalidField } from '../errors/app-error.ts';

/**
 * Replaces the interests of the seeker. Each is the key of a job profile or its name in any language. Throws
 * VALIDATION_FAILED for an unknown profile, and INTERESTS_COUNT for too many or none.
 */
export async function saveInterests(
  { database }: Pick<Container, 'database'>,
  candidateId: string,
  chosen: readonly string[],
): Promise<void> {
  const profiles = await database.prisma.jobProfile.findMany({
    where: { OR: [{ isRetired: false }, { interests: { some: { candidateId } } }] },
  });
  const keyOf = (name: string): string => {
    const typed = name.trim().toLowerCase();
    const found = profiles.find((profile) =>
      [profile.key, profile.nameEn, profile.nameHi, profile.nameMr].some(
        (known) => known.toLowerCase() === typed,
      ),
    );
    if (!found) throw invalidField('interests', 'unknown job profile');
    return found.key;
  };
  const keys = [...new Set(chosen.filter((name) => name.trim() !== '').map(keyOf))];
  const problem = interestsProblem(keys);
  // `max` selects the message for too many profiles.
  if (problem === 'TOO_MANY') throw new AppError('INTERESTS_COUNT', { extra: { max: INTERESTS_MAX } });
  if (problem === 'TOO_FEW') throw new AppError('INTERESTS_COUNT');
  await database.transaction(async (tx) => {
    await tx.interest.deleteMany({ where: { candidateId, profileKey: { notIn: keys } } });
    await tx.interest.createMany({
      data: keys.map((profileKey) => ({ candidateId, profileKey })),
      skipDuplicates: true,
    });
  });
}
