import type { Container } from '../../container.ts';
import { lockCandidate } from '../../database/locks.queries.ts';
import { AppError } from '../../errors/app-error.ts';

const AGAIN_WITHIN_MS = 60_000;

/** Keeps a seeker's words for the operators; the same words again within a minute are a retry and kept once. */
export async function keepMessage(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
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
    if (!earlier) await table.create({ data: { candidateId, message, createdAt } });
  });
}
