import type { Container } from '../../container.ts';

/** Keeps a device's push subscription for its present owner; saving it again changes nothing but when it was seen. */
export async function savePushSubscription(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  candidateId: string,
  token: string,
): Promise<void> {
  const seenAt = clock.now();
  await database.prisma.pushSubscription.upsert({
    where: { token },
    create: { token, candidateId, seenAt },
    update: { candidateId, seenAt },
  });
}
