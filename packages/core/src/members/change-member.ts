import type { Language } from '@nukkad/db';
import type { Container } from '../container.ts';
import { lockKey } from '../database/locks.queries.ts';
import { writeAudit } from '../shared/audit.ts';
import { endMembership } from './change-team.ts';
import { memberActor } from './member-session.ts';

interface MemberChange {
  readonly name?: string | undefined;
  readonly language?: Language | undefined;
}

/** Changes the name or the language of a member. Fields that are undefined stay. */
export async function changeMember(
  { database }: Pick<Container, 'database'>,
  memberId: string,
  { name, language }: MemberChange,
): Promise<void> {
  await database.prisma.member.updateMany({
    where: { id: memberId, deletedAt: null },
    data: {
      ...(name === undefined ? {} : { name: name.trim() }),
      ...(language === undefined ? {} : { language }),
    },
  });
}

/**
 * Deletes a member: ends every membership and session, and erases name, number, notices and messages to the operators.
 * Throws LAST_OWNER if a company would have no owner.
 */
export async function deleteMember(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  memberId: string,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    const open = await tx.membership.findMany({
      where: { memberId, endedAt: null },
      orderBy: { companyId: 'asc' },
      select: { companyId: true },
    });
    for (const { companyId } of open) {
      await tx.query(lockKey(`team:${companyId}`));
      await endMembership(tx, { companyId, memberId, actor: memberActor(memberId) }, now);
    }
    await tx.deskSession.deleteMany({ where: { memberId } });
    await tx.passkey.deleteMany({ where: { memberId } });
    await tx.companyClaim.deleteMany({ where: { memberId } });
    await tx.memberNotice.deleteMany({ where: { memberId } });
    await tx.helpMessage.deleteMany({ where: { memberId } });
    await tx.member.updateMany({
      where: { id: memberId, deletedAt: null },
      data: { deletedAt: now, phone: null, name: '' },
    });
    await writeAudit(tx, { actor: memberActor(memberId), action: 'member-deleted', subject: memberId }, now);
  });
}
