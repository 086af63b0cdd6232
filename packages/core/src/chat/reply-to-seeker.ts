import { CHAT_LENGTH_MAX } from '@nukkad/contract';
import { isBlank } from '@nukkad/contract/shared/visible-text.ts';
import { textLength } from '@nukkad/domain/summary.ts';
import { shareLink } from '@nukkad/job-search/job-card.ts';
import type { Container } from '../container.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError, invalidField } from '../errors/app-error.ts';
import { notify } from '../notifications/notify.ts';
import { writeAudit } from '../shared/audit.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { takeNextSequence } from './chat.queries.ts';
import { insertReply } from './conversations.queries.ts';

interface Reply {
  readonly conversationId: string;
  readonly text: string;
  readonly actor: string;
}

/** A checked message whose conversation exists. */
interface NewReply {
  readonly conversationId: string;
  readonly body: string;
  readonly actor: string;
  /** A key under which the conversation has no message yet; null for messages without one. */
  readonly clientKey: string | null;
}

/** Returns the text without spaces at its ends. Throws EMPTY_MESSAGE, or VALIDATION_FAILED if it is too long. */
export function checkedMessage(text: string): string {
  const body = text.trim();
  if (isBlank(body)) throw new AppError('EMPTY_MESSAGE');
  if (textLength(body) > CHAT_LENGTH_MAX) throw invalidField('text', 'is too long');
  return body;
}

/**
 * Stores a message to a seeker as the product or as the company of the conversation, and notifies the seeker. Returns its
 * sequence number. The caller requests the task `push` after its transaction.
 */
export async function storeReply(
  tx: Transaction,
  { conversationId: id, body, actor, clientKey }: NewReply,
  now: Date,
): Promise<number> {
  const numbered = await firstRow(tx, takeNextSequence(id));
  if (!numbered) throw new AppError('NOT_FOUND');
  const { sequence, candidateId, company, slug, shareId } = numbered;
  const link = slug === null || shareId === null ? null : shareLink({ slug, shareId });
  const sender = link === null ? 'ADMIN' : 'COMPANY';
  await tx.query(insertReply({ conversationId: id, sequence, sender, body, clientKey }, now));
  await notify(
    tx,
    {
      candidateId,
      type: 'chat-message',
      template: link === null ? 'support' : 'company',
      values: company ? { company } : {},
      link: link === null ? '/chatadmin' : `/chatcompany?${encodeURIComponent(link)}`,
      dedupeKey: `chat:${id}:${sequence}`,
    },
    now,
  );
  const details = { message: sequence, as: sender };
  await writeAudit(tx, { actor, action: 'chat-reply', subject: id, details }, now);
  return sequence;
}

/**
 * Stores an operator's message to a seeker, sent as the product or as the company of the conversation. Notifies the seeker.
 * Returns its sequence number.
 */
export async function replyToSeeker(
  { database, clock, tasks }: Pick<Container, 'database' | 'clock' | 'tasks'>,
  { conversationId, text, actor }: Reply,
): Promise<{ sequence: number }> {
  const id = requireUuid(conversationId);
  const body = checkedMessage(text);
  const reply = { conversationId: id, body, actor, clientKey: null };
  const sequence = await database.transaction((tx) => storeReply(tx, reply, clock.now()));
  tasks.soon('push');
  return { sequence };
}
