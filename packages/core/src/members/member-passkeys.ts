import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { writeAudit } from '../shared/audit.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { memberActor } from './member-session.ts';

type Deps = Pick<Container, 'database' | 'clock'>;

/** Returns the passkeys of a member, the newest first. */
export async function listMemberPasskeys({ database }: Pick<Deps, 'database'>, memberId: string) {
  const rows = await database.prisma.passkey.findMany({
    where: { memberId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  return rows.map(({ id, device, createdAt, usedAt }) => ({
    id,
    device,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }));
}

/** Removes a passkey of the member. Throws NOT_FOUND if the member has no such passkey. */
export async function removeMemberPasskey(
  { database, clock }: Deps,
  memberId: string,
  passkeyId: string,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    const { count } = await tx.passkey.deleteMany({ where: { id: requireUuid(passkeyId), memberId } });
    if (count === 0) throw new AppError('NOT_FOUND');
    await writeAudit(tx, { actor: memberActor(memberId), action: 'passkey-removed', subject: memberId }, now);
  });
}
