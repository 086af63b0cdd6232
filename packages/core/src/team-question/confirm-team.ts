import type { Container } from '../container.ts';
import { lockKey } from '../database/locks.queries.ts';
import { firstRow, type Queryable } from '../database/rows.ts';
import { type CompanySession, memberActor } from '../members/member-session.ts';
import { writeAudit } from '../shared/audit.ts';
import { lockOpenQuestion, selectOpenQuestion } from './team-question.queries.ts';

/** Returns when the owners of a company were asked who still belongs; null if nobody has to be confirmed. */
export async function readTeamAskedAt(source: Queryable, companyId: string): Promise<string | null> {
  return (await firstRow(source, selectOpenQuestion(companyId)))?.askedAt.toISOString() ?? null;
}

/**
 * Confirms members of a company, and with them the owner who answers. Members who joined after the owner looked are not among
 * them. Returns the number of confirmed members; 0 without an open question.
 */
export async function confirmTeam(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  { companyId, memberId }: CompanySession,
  members: readonly string[],
): Promise<{ confirmed: number }> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    await tx.query(lockKey(`team:${companyId}`));
    if ((await firstRow(tx, lockOpenQuestion(companyId))) === null) return { confirmed: 0 };
    const { count } = await tx.membership.updateMany({
      where: { companyId, endedAt: null, memberId: { in: [...members, memberId] } },
      data: { confirmedAt: now },
    });
    await tx.teamQuestion.update({ where: { companyId }, data: { answeredAt: now } });
    const details = { confirmed: count };
    await writeAudit(
      tx,
      { actor: memberActor(memberId), action: 'team-confirmed', subject: companyId, details },
      now,
    );
    return { confirmed: count };
  });
}
