import { upsert } from '@nukkad/reference-data/load/upsert.ts';
import type { ClientBase } from 'pg';
import type { DemoConversation } from './conversation-texts.ts';
import { uuidOf } from './uuid-of.ts';

const HOUR = 3_600_000;

interface Sides {
  readonly candidateId: string;
  readonly companyId: string;
  readonly now: Date;
}

/** The notification of a seeker about a message of a company. */
const NOTICE = `
  INSERT INTO notification (id, candidate_id, type_key, values, link, dedupe_key, created_at)
  SELECT $1, $2, 'chat-message',
         jsonb_build_object('template', 'company', 'values', jsonb_build_object('company', co.name)),
         '/chatcompany?' || co.slug || '-' || co.share_id, $3, $4
    FROM company co WHERE co.id = $5`;

/** Returns how far a side has read: everything, or its own last message if later ones are unread. */
function readOf({ messages, unreadBy }: DemoConversation, side: 'CANDIDATE' | 'COMPANY'): number {
  return unreadBy === side ? messages.findLastIndex(({ sender }) => sender === side) + 1 : messages.length;
}

/**
 * Adds the conversation of a company with an applicant. The applicant has a notification about messages of the company
 * that are unread.
 */
export async function insertConversation(
  client: ClientBase,
  { candidateId, companyId, now }: Sides,
  conversation: DemoConversation,
): Promise<void> {
  const id = uuidOf(`conversation ${candidateId} ${companyId}`);
  const sentAt = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR);
  const messages = conversation.messages.map(({ sender, hoursAgo, body }, index) => ({
    conversation_id: id,
    sequence: index + 1,
    sender,
    body,
    created_at: sentAt(hoursAgo),
  }));
  const seekerRead = readOf(conversation, 'CANDIDATE');
  const row = {
    id,
    kind: 'COMPANY',
    candidate_id: candidateId,
    company_id: companyId,
    last_sequence: messages.length,
    seeker_read: seekerRead,
    other_read: readOf(conversation, 'COMPANY'),
    created_at: messages[0]?.created_at ?? now,
  };
  await upsert(client, { table: 'conversation', keys: ['id'], rows: [row] });
  await upsert(client, { table: 'message', keys: ['conversation_id', 'sequence'], rows: messages });
  for (const { sequence, created_at: at } of messages.slice(seekerRead)) {
    const key = `chat:${id}:${sequence}`;
    await client.query(NOTICE, [uuidOf(`notice ${key}`), candidateId, key, at, companyId]);
  }
}
