import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { requireUuid } from '../shared/require-uuid.ts';

type Nothing = Record<string, never>;

/** Deletes one notification of the seeker. Throws NOT_FOUND for others. */
export async function clearOne(
  { database }: Pick<Container, 'database'>,
  candidateId: string,
  notificationId: string,
): Promise<Nothing> {
  const id = requireUuid(notificationId);
  const { count } = await database.prisma.notification.deleteMany({ where: { id, candidateId } });
  if (count === 0) throw new AppError('NOT_FOUND');
  return {};
}

export async function clearAll(
  { database }: Pick<Container, 'database'>,
  candidateId: string,
): Promise<Nothing> {
  await database.prisma.notification.deleteMany({ where: { candidateId } });
  return {};
}
