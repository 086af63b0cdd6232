import type { Container } from '../container.ts';

/** Stores whether the seeker is looking for work. */
export async function setAvailability(
  { database }: Pick<Container, 'database'>,
  candidateId: string,
  isAvailable: boolean,
): Promise<{ isAvailable: boolean }> {
  await database.prisma.candidate.update({ where: { id: candidateId }, data: { isAvailable } });
  return { isAvailable };
}
