import type { Language } from '@nukkad/contract';
import type {
  NotificationPreference,
  NotificationPreferenceChange,
} from '@nukkad/contract/notifications/notification.domain.ts';
import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';

/** Returns all notification types with the seeker's choice. Types are on by default. */
export async function listPreferences(
  { database }: Pick<Container, 'database'>,
  candidateId: string,
  language: Language,
): Promise<{ preferences: NotificationPreference[] }> {
  const types = await database.prisma.notificationType.findMany({
    orderBy: { sortOrder: 'asc' },
    include: { preferences: { where: { candidateId } } },
  });
  const preferences = types.map((type) => ({
    id: type.key,
    type: type.key,
    name: { en: type.labelEn, hi: type.labelHi, mr: type.labelMr }[language],
    isEnabled: type.preferences[0]?.isEnabled ?? true,
  }));
  return { preferences };
}

/** Saves the choices in one transaction. Throws NOT_FOUND if a type is unknown. */
export async function updatePreferences(
  { database }: Pick<Container, 'database'>,
  candidateId: string,
  changes: readonly NotificationPreferenceChange[],
): Promise<void> {
  const latest = new Map(changes.map((change) => [change.id, change.isEnabled]));
  const knownCount = await database.prisma.notificationType.count({
    where: { key: { in: [...latest.keys()] } },
  });
  if (knownCount !== latest.size) throw new AppError('NOT_FOUND');
  await database.transaction(async (tx) => {
    for (const [typeKey, isEnabled] of latest) {
      await tx.notificationPreference.upsert({
        where: { candidateId_typeKey: { candidateId, typeKey } },
        create: { candidateId, typeKey, isEnabled },
        update: { isEnabled },
      });
    }
  });
}
