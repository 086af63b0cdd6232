import { type ConversationKind, MessageSender } from '@nukkad/db';
import { bool, int, json, nullable, oneOf, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { part, raw, sql } from '@nukkad/db/sql.ts';
import { fromLiveLogin, loginIsLive } from '../logins/live-logins.queries.ts';

/** Selects the setting of read-only mode; no row if it was never set. */
export const selectMaintenance = () =>
  sql({ key: text, value: json<unknown>() })`SELECT key, value FROM setting WHERE key = 'maintenance'`;

/**
 * Returns an SQL condition: the company has shortlisted the seeker (or gone further), or has written first. The
 * parameters are SQL expressions of the ids.
 */
const companyIsInterested = (candidate: ReturnType<typeof part>, company: ReturnType<typeof part>) =>
  // A subquery with LIMIT, because PostgreSQL may run EXISTS as a scan of the whole table.
  part`coalesce((SELECT true FROM (
    SELECT FROM application a
     WHERE a.candidate_id = ${candidate} AND a.company_id = ${company}
       AND a.status IN ('SHORTLISTED', 'SCHEDULED', 'INTERVIEWED', 'HIRED')
    UNION ALL
    SELECT FROM conversation w JOIN message m ON m.conversation_id = w.id AND m.sender = 'COMPANY'
     WHERE w.candidate_id = ${candidate} AND w.company_id = ${company}) AS sign LIMIT 1), false)`;

/** Selects whether a seeker may write to a company. */
export const selectMayWrite = (candidateId: string, companyId: string) =>
  sql({ isAllowed: bool }, 'chat-may-write')`
  SELECT ${companyIsInterested(part`${candidateId}::uuid`, part`${companyId}::uuid`)} AS "isAllowed"`;

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

/** A message of a seeker. */
export interface NewMessage extends Sender {
  readonly conversationId: string;
  readonly body: string;
  readonly clientKey: string | null;
}

// The two ways to lock a conversation. They are part of the SQL text, because a parameter cannot choose between them.
const SKIP_LOCKED = raw('SKIP LOCKED');
const WAIT = raw('');

/**
 * Stores messages of different conversations in one statement. For each it checks the login and the permission to
 * write, takes the next sequence number and inserts the message. Thus no message of an ended login is stored, and no
 * reader sees a later number before an earlier one. The row lock on the conversation serialises senders. PostgreSQL
 * evaluates the conditions of the UPDATE again after it gets the lock. The rate limit compares the time of the message
 * that is 20 numbers earlier.
 *
 * With `skipsLocked`, conversations that another transaction has locked are skipped (`isLocked` is false), so that one
 * of them delays no other and two statements cannot deadlock.
 */
export const insertMessages = (messages: readonly NewMessage[], { skipsLocked }: { skipsLocked: boolean }) =>
  sql(
    {
      place: int,
      isLocked: bool,
      isLive: bool,
      isAllowed: bool,
      sequence: nullable(int),
      createdAt: nullable(timestamptz),
      isNew: bool,
      companyId: nullable(uuid),
      senderName: text,
    },
    skipsLocked ? 'chat-store-messages' : 'chat-store-message-in-turn',
  )`
  WITH draft AS (
    SELECT *
      FROM unnest(${messages.map(({ conversationId }) => conversationId)}::uuid[],
                  ${messages.map(({ candidateId }) => candidateId)}::uuid[],
                  ${messages.map(({ loginId }) => loginId)}::uuid[],
                  ${messages.map(({ body }) => body)}::text[],
                  ${messages.map(({ clientKey }) => clientKey)}::text[])
      WITH ORDINALITY AS d (conversation_id, candidate_id, login_id, body, client_key, place)
  ),
  locked AS MATERIALIZED (
    SELECT c.id, c.candidate_id, c.company_id FROM conversation c
     WHERE c.id IN (SELECT conversation_id FROM draft)
       FOR NO KEY UPDATE ${skipsLocked ? SKIP_LOCKED : WAIT}
  ),
  checked AS MATERIALIZED (
    SELECT d.*, l.id IS NOT NULL AS is_locked, l.company_id, e.sequence AS earlier, e.created_at AS earlier_at,
           login.id IS NOT NULL AS is_live, login.name,
           CASE WHEN l.company_id IS NULL THEN true
                ELSE ${companyIsInterested(raw('l.candidate_id'), raw('l.company_id'))} END AS is_allowed
      FROM draft d
      LEFT JOIN LATERAL (
        SELECT s.id, s.name ${fromLiveLogin(raw('d.candidate_id'), raw('d.login_id'))} LIMIT 1) login ON true
      LEFT JOIN locked l ON l.id = d.conversation_id AND l.candidate_id = d.candidate_id
      LEFT JOIN message e ON e.conversation_id = d.conversation_id AND e.client_key = d.client_key
  ),
  numbered AS (
    UPDATE conversation c SET last_sequence = c.last_sequence + 1
      FROM checked d
     WHERE c.id = d.conversation_id
       AND d.is_locked AND d.is_live AND d.is_allowed AND d.earlier IS NULL
       AND coalesce((SELECT m.created_at FROM message m
                      WHERE m.conversation_id = c.id AND m.sequence = c.last_sequence - ${MESSAGES_PER_WINDOW - 1}::int),
                    '-infinity') <= now() - make_interval(secs => ${WINDOW_SECONDS})
    RETURNING c.id, c.last_sequence, d.body, d.client_key
  ),
  stored AS (
    INSERT INTO message (conversation_id, sequence, sender, body, client_key)
    SELECT id, last_sequence, 'CANDIDATE', body, client_key FROM numbered
    RETURNING conversation_id, sequence, created_at
  )
  SELECT d.place::int, d.is_locked AS "isLocked", d.is_live AS "isLive", d.is_allowed AS "isAllowed",
         coalesce(n.sequence, d.earlier) AS sequence, coalesce(n.created_at, d.earlier_at) AS "createdAt",
         n.sequence IS NOT NULL AS "isNew", d.company_id AS "companyId", coalesce(d.name, '') AS "senderName"
    FROM checked d
    LEFT JOIN stored n ON n.conversation_id = d.conversation_id`;

export interface NewReply {
  readonly conversationId: string;
  /** Sequence number that the same transaction took from the conversation. */
  readonly sequence: number;
  readonly sender: Exclude<MessageSender, 'CANDIDATE'>;
  readonly body: string;
  readonly clientKey: string | null;
}

/** Stores a message to the seeker, under a sequence number that is already taken. */
export const insertReply = ({ conversationId, sequence, sender, body, clientKey }: NewReply, now: Date) =>
  sql({})`
  INSERT INTO message (conversation_id, sequence, sender, body, client_key, created_at)
  VALUES (${conversationId}::uuid, ${sequence}::int, ${sender}::message_sender, ${body}::text, ${clientKey}::text,
          ${now}::timestamptz)`;

/** Selects the conversation of a seeker with a company, and locks its row. */
export const lockCompanyConversation = (candidateId: string, companyId: string) =>
  sql({ id: uuid })`
  SELECT id FROM conversation
   WHERE candidate_id = ${candidateId}::uuid AND company_id = ${companyId}::uuid FOR NO KEY UPDATE`;

/** Inserts the conversation of a seeker with a company, for a message of the company. Does nothing if it exists. */
export const insertCompanyConversation = (candidateId: string, companyId: string) =>
  sql({})`
  INSERT INTO conversation (id, kind, candidate_id, company_id)
  VALUES (gen_random_uuid(), 'COMPANY', ${candidateId}::uuid, ${companyId}::uuid)
  ON CONFLICT DO NOTHING`;

/** Selects the message with this key, and how many messages of a company or operator were stored since a time. */
export const selectEarlierReply = (conversationId: string, clientKey: string, since: Date) =>
  sql({ sequence: nullable(int), createdAt: nullable(timestamptz), recent: int })`
  SELECT m.sequence, m.created_at AS "createdAt",
         (SELECT count(*)::int FROM message r WHERE r.conversation_id = w.id AND r.sender <> 'CANDIDATE'
             AND r.sequence > w.last_sequence - 2 * ${MESSAGES_PER_WINDOW}::int
             AND r.created_at > ${since}::timestamptz) AS recent
    FROM conversation w LEFT JOIN message m ON m.conversation_id = w.id AND m.client_key = ${clientKey}
   WHERE w.id = ${conversationId}::uuid`;
