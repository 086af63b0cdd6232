import { MESSAGES_TO_OPERATORS_A_DAY } from '@nukkad/contract';
import type { Container } from '../container.ts';
import { accountSubjects, countAction } from '../daily-limits/count-action.ts';
import { lockCandidate } from '../database/locks.queries.ts';
import type { Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';

const AGAIN_WITHIN_MS = 60_000;

async function checkDay(tx: Transaction, key: string, candidateId: string, now: Date): Promise<void> {
  const subjects = await accountSubjects(tx, key, candidateId, MESSAGES_TO_OPERATORS_A_DAY);
  if (!(await countAction(tx, 'message-to-operators', subjects, now))) throw new AppError('MESSAGE_LIMIT');
}

/**
 * Stores a seeker's message to the operators. The same words again within a minute are a retry and are stored once.
 * Throws MESSAGE_LIMIT after ten messages on one day of India, feedback and support together, counted by the sign-in
 * and the number so that a new account of the same person starts no new count.
 */
export async function storeMessageToOperators(
  { database, clock, keys }: Pick<Container, 'database' | 'clock' | 'keys'>,
  kind: 'productFeedback' | 'supportMessage',
  candidateId: string,
  text: string,
): Promise<void> {
  const message = text.trim();
  if (message === '') throw new AppError('FEEDBACK_EMPTY');
  const createdAt = clock.now();
  const since = new Date(createdAt.getTime() - AGAIN_WITHIN_MS);
  await database.transaction(async (tx) => {
    // Held so that a retry that overtakes the first sees it.
    await tx.query(lockCandidate(candidateId));
    const table = tx[kind] as typeof tx.supportMessage;
    const earlier = await table.findFirst({ where: { candidateId, message, createdAt: { gte: since } } });
    if (earlier) return;
    await checkDay(tx, keys.dailyLimits, candidateId, createdAt);
    await table.create({ data: { candidateId, message, createdAt } });
  });
}
