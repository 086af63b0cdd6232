import type { Container } from '../container.ts';

/** Says whether the seeker looks for work at present. */
export async function setAvailability(
  { database }: Pick<Container, 'database'>,
  candidateId: string,
  isAvailable: boolean,
): Promise<{ isAvailable: boolean }> {
  await database.prisma.candidate.update({ where: { id: candidateId }, data: { isAvailable } });
  return { isAvailable };
}
