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
 * Stores a message of a seeker to the operators. The same text within a minute is a retry and is stored once. Throws
 * MESSAGE_LIMIT after ten messages on one calendar day in India, feedback and support together. They are counted by
 * sign-in and phone number, so that a new account does not reset the count.
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
    // The row lock lets a simultaneous retry see the first message.
    await tx.query(lockCandidate(candidateId));
    const table = tx[kind] as typeof tx.supportMessage;
    const earlier = await table.findFirst({ where: { candidateId, message, createdAt: { gte: since } } });
    if (earlier) return;
    await checkDay(tx, keys.dailyLimits, candidateId, createdAt);
    await table.create({ data: { candidateId, message, createdAt } });
  });
}
