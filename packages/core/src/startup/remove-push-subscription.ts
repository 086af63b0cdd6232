import type { Container } from '../container.ts';

/** Deletes a seeker's push subscription. Subscriptions of others stay. */
export async function removePushSubscription(
  { database }: Pick<Container, 'database'>,
  candidateId: string,
  token: string,
): Promise<void> {
  await database.prisma.pushSubscription.deleteMany({ where: { token, candidateId } });
}
