import { CHAT_LENGTH_MAX } from '@nukkad/contract';
import { textLength } from '@nukkad/domain/summary.ts';
import { shareLink } from '@nukkad/job-search/job-card.ts';
import type { Container } from '../container.ts';
import { firstRow } from '../database/rows.ts';
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

/**
 * Stores an operator's message to a seeker, sent as the product or as the company of the conversation. Notifies the seeker.
 * Returns its sequence number.
 */
export async function replyToSeeker(
  { database, clock, tasks }: Pick<Container, 'database' | 'clock' | 'tasks'>,
  { conversationId, text, actor }: Reply,
): Promise<{ sequence: number }> {
  const id = requireUuid(conversationId);
  const body = text.trim();
  if (!body) throw new AppError('EMPTY_MESSAGE');
  if (textLength(body) > CHAT_LENGTH_MAX) throw invalidField('text', 'is too long');
  const now = clock.now();
  const sequence = await database.transaction(async (tx) => {
    const numbered = await firstRow(tx, takeNextSequence(id));
    if (!numbered) throw new AppError('NOT_FOUND');
    const { candidateId, company, slug, shareId } = numbered;
    const link = slug === null || shareId === null ? null : shareLink({ slug, shareId });
    const sender = link === null ? 'ADMIN' : 'COMPANY';
    await tx.query(insertReply({ conversationId: id, sequence: numbered.sequence, sender, body }, now));
    await notify(
      tx,
      {
        candidateId,
        type: 'chat-message',
        template: link === null ? 'support' : 'company',
        values: company ? { company } : {},
        link: link === null ? '/chatadmin' : `/chatcompany?${encodeURIComponent(link)}`,
        dedupeKey: `chat:${id}:${numbered.sequence}`,
      },
      now,
    );
    const details = { message: numbered.sequence, as: sender };
    await writeAudit(tx, { actor, action: 'chat-reply', subject: id, details }, now);
    return numbered.sequence;
  });
  tasks.soon('push');
  return { sequence };
}
