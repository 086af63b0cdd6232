import { lockApplication } from '../applications/applications.queries.ts';
import { moveLocked } from '../applications/move-application.ts';
import type { Container } from '../container.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { memberActor } from '../members/member-session.ts';
import { lockDueAnswer } from './answers.queries.ts';

/** Sends the next held refusal that is due, or drops it if the application changed. Returns false if none is due. */
async function releaseOne(tx: Transaction, now: Date): Promise<boolean> {
  const held = await firstRow(tx, lockDueAnswer(now));
  if (held === null) return false;
  const { id, applicationId, from, attempt, reason, memberId } = held;
  const locked = await firstRow(tx, lockApplication(applicationId));
  const isSame = locked !== null && locked.status === from && locked.attempt === attempt;
  if (isSame) {
    const move = { applicationId, to: 'REJECTED', reason, memberId, actor: memberActor(memberId) } as const;
    await moveLocked(tx, move, locked, now);
  }
  await tx.heldAnswer.update({ where: { id }, data: isSame ? { sentAt: now } : { undoneAt: now } });
  return true;
}

/**
 * Sends the held refusals whose ten minutes have passed, each in its own transaction. A refusal is dropped if the seeker
 * withdrew or applied again meanwhile. Returns the number handled.
 */
export async function releaseAnswers({
  database,
  clock,
  tasks,
}: Pick<Container, 'database' | 'clock' | 'tasks'>): Promise<number> {
  const now = clock.now();
  let released = 0;
  while (await database.transaction((tx) => releaseOne(tx, now))) released += 1;
  if (released > 0) tasks.soon('push');
  return released;
}
