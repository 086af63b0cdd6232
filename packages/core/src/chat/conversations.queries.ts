import { type ConversationKind, MessageSender } from '@nukkad/db';
import { bool, int, json, nullable, oneOf, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { part, raw, sql } from '@nukkad/db/sql.ts';
import { loginIsLive } from '../logins/live-logins.queries.ts';

/** Selects the setting of read-only mode; no row if it was never set. */
export const selectMaintenance = () =>
  sql({ key: text, value: json<unknown>() })`SELECT key, value FROM setting WHERE key = 'maintenance'`;

/** Selects a row if the company has shortlisted the seeker (or gone further), or has written first. */
export const selectInterestOfCompany = (candidateId: string, companyId: string) =>
  sql({ one: int }, 'chat-may-write')`
  SELECT 1 AS one FROM application
   WHERE candidate_id = ${candidateId}::uuid AND company_id = ${companyId}::uuid
     AND status IN ('SHORTLISTED', 'SCHEDULED', 'INTERVIEWED', 'HIRED')
  UNION ALL
  SELECT 1 FROM conversation c JOIN message m ON m.conversation_id = c.id AND m.sender = 'COMPANY'
   WHERE c.candidate_id = ${candidateId}::uuid AND c.company_id = ${companyId}::uuid
   LIMIT 1`;

export const selectLastSequences = (candidateId: string) =>
  sql({ id: uuid, lastSequence: int }, 'chat-last-sequences')`
  SELECT id, last_sequence AS "lastSequence" FROM conversation WHERE candidate_id = ${candidateId}::uuid`;

interface AfterSequences {
  readonly candidateId: string;
  /** Ids of the known conversations. `sequences` has the last known sequence number of each, in the same order. */
  readonly conversationIds: readonly string[];
  readonly sequences: readonly number[];
}

/** Maximum number of messages per read. */
export const MESSAGES_PER_READ = 200;

// Part of the SQL text, because for a LIMIT parameter the planner assumes a tenth of all rows.
const LIMIT = raw(`LIMIT ${MESSAGES_PER_READ}`);

/**
 * Selects a seeker's messages after the known sequence numbers, in order within each conversation. All messages of
 * unknown conversations are included.
 */
export const selectMessagesAfter = ({ candidateId, conversationIds, sequences }: AfterSequences) =>
  sql(
    {
      conversationId: uuid,
      companyId: nullable(uuid),
      sequence: int,
      text,
      sender: oneOf(MessageSender),
      createdAt: timestamptz,
      senderName: text,
    },
    'chat-messages-beyond',
  )`
  SELECT c.id AS "conversationId", c.company_id AS "companyId", m.sequence, m.body AS text,
         m.sender, m.created_at AS "createdAt",
         CASE m.sender WHEN 'CANDIDATE' THEN s.name WHEN 'COMPANY' THEN coalesce(f.name, '') ELSE '' END AS "senderName"
    FROM conversation c
    JOIN candidate s ON s.id = c.candidate_id
    LEFT JOIN company f ON f.id = c.company_id
    LEFT JOIN unnest(${conversationIds}::uuid[], ${sequences}::int[]) AS known (id, sequence) ON known.id = c.id
   CROSS JOIN LATERAL (
     SELECT sequence, body, sender, created_at FROM message
      WHERE conversation_id = c.id AND sequence > coalesce(known.sequence, 0)
      ORDER BY sequence ${LIMIT}) m
   WHERE c.candidate_id = ${candidateId}::uuid AND c.last_sequence > coalesce(known.sequence, 0)
   ORDER BY c.id, m.sequence
   ${LIMIT}`;

export interface Sender {
  readonly candidateId: string;
  readonly loginId: string;
}

const isLive = ({ candidateId, loginId }: Sender) =>
  loginIsLive(part`${candidateId}::uuid`, part`${loginId}::uuid`);

export const selectConversation = (candidateId: string, kind: ConversationKind, companyId: string | null) =>
  sql({ id: uuid }, 'chat-find-conversation')`
  SELECT id FROM conversation
   WHERE candidate_id = ${candidateId}::uuid AND kind = ${kind}::conversation_kind
     AND company_id IS NOT DISTINCT FROM ${companyId}::uuid`;

/** Inserts a conversation. Returns no row if it already exists, or if the login has ended. */
export const insertConversation = (sender: Sender, kind: ConversationKind, companyId: string | null) =>
  sql({ id: uuid })`
  INSERT INTO conversation (id, kind, candidate_id, company_id)
  SELECT gen_random_uuid(), ${kind}::conversation_kind, ${sender.candidateId}::uuid, ${companyId}::uuid
   WHERE ${isLive(sender)}
  ON CONFLICT DO NOTHING
  RETURNING id`;

/** Selects the seeker's chat with the product. */
export const selectProductChat = (candidateId: string) =>
  sql({ id: uuid })`
  SELECT id::text FROM conversation WHERE candidate_id = ${candidateId}::uuid AND kind = 'ADMIN'`;

/** Inserts the seeker's chat with the product. Does nothing if it already exists. */
export const insertProductChat = (candidateId: string) =>
  sql({})`
  INSERT INTO conversation (id, kind, candidate_id) VALUES (gen_random_uuid(), 'ADMIN', ${candidateId}::uuid)
  ON CONFLICT DO NOTHING`;

/** Maximum number of messages of one conversation in any 10 seconds, counted over all processes. */
export const MESSAGES_PER_WINDOW = 20;
export const WINDOW_SECONDS = 10;

export interface NewMessage {
  readonly conversationId: string;
  readonly body: string;
  readonly clientKey: string | null;
}

/**
 * Checks the login, takes the next sequence number and stores the message in one statement. Thus no message of an
 * ended login is stored, and no reader sees a later number before an earlier one. The row lock on the conversation
 * serialises senders. PostgreSQL evaluates the conditions of the UPDATE again after it gets the lock. The rate limit
 * compares the time of the message that is 20 numbers earlier.
 */
export const insertMessage = (sender: Sender, { conversationId, body, clientKey }: NewMessage) =>
  sql({ isLive: bool, sequence: nullable(int), createdAt: nullable(timestamptz) }, 'chat-store-message')`
  WITH login AS (SELECT ${isLive(sender)} AS is_live),
  earlier AS (
    SELECT sequence, created_at FROM message
     WHERE conversation_id = ${conversationId}::uuid AND client_key = ${clientKey}),
  numbered AS (
    UPDATE conversation c SET last_sequence = last_sequence + 1
     WHERE c.id = ${conversationId}::uuid
       AND (SELECT is_live FROM login)
       AND NOT EXISTS (SELECT FROM earlier)
       AND coalesce((SELECT m.created_at FROM message m
                      WHERE m.conversation_id = c.id AND m.sequence = c.last_sequence - ${MESSAGES_PER_WINDOW - 1}::int),
                    '-infinity') <= now() - make_interval(secs => ${WINDOW_SECONDS})
    RETURNING c.id, c.last_sequence
  ),
  stored AS (
    INSERT INTO message (conversation_id, sequence, sender, body, client_key)
    SELECT id, last_sequence, 'CANDIDATE', ${body}::text, ${clientKey}::text FROM numbered
    RETURNING sequence, created_at
  )
  SELECT login.is_live AS "isLive", m.sequence, m.created_at AS "createdAt"
    FROM login LEFT JOIN (SELECT * FROM stored UNION ALL SELECT * FROM earlier) m ON true`;

export interface NewReply {
  readonly conversationId: string;
  /** Sequence number that the same transaction took from the conversation. */
  readonly sequence: number;
  readonly sender: Exclude<MessageSender, 'CANDIDATE'>;
  readonly body: string;
}

/** Stores a message to the seeker, under a sequence number that is already taken. */
export const insertReply = ({ conversationId, sequence, sender, body }: NewReply, now: Date) =>
  sql({})`
  INSERT INTO message (conversation_id, sequence, sender, body, created_at)
  VALUES (${conversationId}::uuid, ${sequence}::int, ${sender}::message_sender, ${body}::text, ${now}::timestamptz)`;
