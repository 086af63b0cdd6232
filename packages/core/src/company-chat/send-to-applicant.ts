import { lockAnswered } from '../answers/answers.queries.ts';
import { accessSince } from '../applicants/applicant-access.ts';
import {
  insertCompanyConversation,
  lockCompanyConversation,
  MESSAGES_PER_WINDOW,
  selectEarlierReply,
  WINDOW_SECONDS,
} from '../chat/conversations.queries.ts';
import { checkedMessage, storeReply } from '../chat/reply-to-seeker.ts';
import type { Container } from '../container.ts';
import { firstRow, oneRow, type Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { PartnerError } from '../errors/partner-error.ts';
import { type CompanySession, memberActor } from '../members/member-session.ts';
import { requireUuid } from '../shared/require-uuid.ts';

interface Draft {
  readonly text: string;
  /** Sent again with a retry, so that the message is stored once. */
  readonly clientKey: string;
}

/** Locks the conversation with a seeker, and creates it if nobody has written yet. Returns its id. */
async function lockConversation(tx: Transaction, candidateId: string, companyId: string): Promise<string> {
  const found = await firstRow(tx, lockCompanyConversation(candidateId, companyId));
  if (found !== null) return found.id;
  await tx.query(insertCompanyConversation(candidateId, companyId));
  return (await oneRow(tx, lockCompanyConversation(candidateId, companyId))).id;
}

/**
 * Stores a message of a company to an applicant, and notifies them. A repeated key returns the stored message. Throws
 * EMPTY_MESSAGE, VALIDATION_FAILED, NOT_FOUND, ACCESS_ENDED, or RATE_LIMITED after 20 messages in 10 seconds.
 */
export async function sendToApplicant(
  { database, clock, tasks }: Pick<Container, 'database' | 'clock' | 'tasks'>,
  { companyId, memberId }: CompanySession,
  application: string,
  { text, clientKey }: Draft,
): Promise<{ sequence: number; at: string }> {
  const id = requireUuid(application);
  const body = checkedMessage(text);
  const now = clock.now();
  const actor = memberActor(memberId);
  // The seeker's keys are in the same column.
  const key = `${actor}:${clientKey}`;
  const stored = await database.transaction(async (tx) => {
    const locked = await firstRow(tx, lockAnswered([id], companyId, accessSince(now)));
    if (locked === null) throw new AppError('NOT_FOUND');
    if (!locked.isOpen) throw new PartnerError('ACCESS_ENDED');
    const conversationId = await lockConversation(tx, locked.candidateId, companyId);
    const since = new Date(now.getTime() - WINDOW_SECONDS * 1000);
    const earlier = await oneRow(tx, selectEarlierReply(conversationId, key, since));
    if (earlier.sequence !== null && earlier.createdAt !== null)
      return { sequence: earlier.sequence, at: earlier.createdAt, isNew: false };
    if (earlier.recent >= MESSAGES_PER_WINDOW) throw new AppError('RATE_LIMITED');
    const reply = { conversationId, body, actor, clientKey: key };
    return { sequence: await storeReply(tx, reply, now), at: now, isNew: true };
  });
  if (stored.isNew) tasks.soon('push');
  return { sequence: stored.sequence, at: stored.at.toISOString() };
}
