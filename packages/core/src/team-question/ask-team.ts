import type { Container } from '../container.ts';
import { lockKey } from '../database/locks.queries.ts';
import type { Transaction } from '../database/rows.ts';
import { type MemberNotice, notifyMembers } from '../member-notices/notify-members.ts';
import { endMembership } from '../members/change-team.ts';
import { insertTeamQuestions, markReminded, selectUnused } from './team-question.queries.ts';

const ACTOR = 'task:ask-team';

type Deps = Pick<Container, 'database' | 'clock'>;

/** Notifies the owners of a company. */
async function notifyOwners(
  tx: Transaction,
  companyId: string,
  template: 'ask' | 'unused',
  counts: Readonly<Record<string, number>>,
  now: Date,
): Promise<void> {
  const { name } = await tx.company.findUniqueOrThrow({ where: { id: companyId } });
  const notice: MemberNotice = {
    type: 'team',
    template,
    values: { company: name, ...counts },
    link: '/team',
    dedupeKey: `team-${template}:${companyId}:${now.toISOString()}`,
    isForOwners: true,
  };
  await notifyMembers(tx, companyId, notice, now);
}

/** Ends the access of recruiters whom nobody confirmed and who were not here for 60 days. Returns their number. */
async function endUnused({ database }: Deps, now: Date): Promise<number> {
  const unused = await database.query(selectUnused(now));
  for (const companyId of new Set(unused.map((one) => one.companyId)))
    await database.transaction(async (tx) => {
      await tx.query(lockKey(`team:${companyId}`));
      // Read again under the lock: somebody may have come back or been confirmed.
      const members = (await tx.query(selectUnused(now))).filter((one) => one.companyId === companyId);
      for (const { memberId } of members) await endMembership(tx, { companyId, memberId, actor: ACTOR }, now);
      if (members.length === 0) return;
      await notifyOwners(tx, companyId, 'unused', { count: members.length }, now);
    });
  return unused.length;
}

/**
 * Asks owners every 90 days, by the calendar of India, who still belongs to their company, and reminds them after 7, 14, 30, 60
 * and 90 days. Two weeks after an unanswered question, recruiters who were not here for 60 days lose their access. Twice on one
 * day changes nothing. Returns the number of questions, reminders and memberships that ended.
 */
export async function askTeam(deps: Deps & Pick<Container, 'tasks'>): Promise<number> {
  const { database, clock, tasks } = deps;
  const now = clock.now();
  const asked = await database.transaction(async (tx) => {
    const companies = await tx.query(insertTeamQuestions(now));
    const reminded = await tx.query(markReminded(now));
    for (const { companyId } of [...companies, ...reminded])
      await notifyOwners(tx, companyId, 'ask', {}, now);
    return companies.length + reminded.length;
  });
  const ended = await endUnused(deps, now);
  if (asked + ended > 0) tasks.soon('push');
  return asked + ended;
}
