import type { Container } from '../container.ts';

/** Tells a seeker's device nothing any more; a device that is not the seeker's stays as it is. */
export async function removePushSubscription(
  { database }: Pick<Container, 'database'>,
  candidateId: string,
  token: string,
): Promise<void> {
  await database.prisma.pushSubscription.deleteMany({ where: { token, candidateId } });
}
