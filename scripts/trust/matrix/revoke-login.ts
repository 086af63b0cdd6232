import type { Person, World } from '../shared/world.ts';

/** Ends a login, as signing out does. */
export async function revokeLogin({ database }: World, { loginId }: Person): Promise<void> {
  const data = { revokedAt: new Date() };
  await database.prisma.refreshToken.updateMany({ where: { familyId: loginId }, data });
}
