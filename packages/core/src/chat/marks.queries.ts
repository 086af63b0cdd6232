import { UNREAD_MAX } from '@nukkad/contract/realtime/realtime.domain.ts';
import type { ConversationKind } from '@nukkad/db';
import { int, nullable, text, uuid } from '@nukkad/db/columns.ts';
import { part, raw, sql } from '@nukkad/db/sql.ts';
import { loginIsLive } from '../logins/live-logins.queries.ts';
import type { Sender } from './conversations.queries.ts';

// Part of the SQL text, because for a LIMIT parameter the planner assumes a tenth of all rows.
const LIMIT = raw(`LIMIT ${UNREAD_MAX}`);

/** Selects how far the conversations of seekers are read. With `conversationIds`, only these conversations. */
export const selectMarks = (candidateIds: readonly string[], conversationIds: readonly string[] | null) =>
  sql({ candidateId: uuid, companyId: nullable(uuid), unread: int, read: int, seen: int }, 'chat-marks')`
  SELECT c.candidate_id AS "candidateId", c.company_id AS "companyId", u.unread, c.seeker_read AS read,
         c.other_read AS seen
    FROM conversation c
   CROSS JOIN LATERAL (
     SELECT count(*)::int AS unread FROM (
       SELECT FROM message m
        WHERE m.conversation_id = c.id AND m.sequence > c.seeker_read AND m.sender <> 'CANDIDATE' ${LIMIT}) AS m) u
   WHERE c.candidate_id = ANY(${candidateIds}::uuid[])
     AND (${conversationIds}::uuid[] IS NULL OR c.id = ANY(${conversationIds}::uuid[]))`;

/** Selects the number of unread notifications of each of the given seekers. */
export const selectUnreadNotices = (candidateIds: readonly string[]) =>
  sql({ candidateId: uuid, unread: int }, 'chat-unread-notices')`
  SELECT a.id AS "candidateId",
         (SELECT count(*)::int FROM notification n WHERE n.candidate_id = a.id AND n.read_at IS NULL) AS unread
    FROM unnest(${candidateIds}::uuid[]) AS a (id)`;

interface Position extends Sender {
  readonly kind: ConversationKind;
  readonly companyId: string | null;
  readonly read: number;
}

/**
 * Advances the seeker's read position, at most to the last message and never back. Returns the stored position; no row if
 * the conversation does not exist or the login has ended.
 */
export const advanceSeekerRead = ({ candidateId, loginId, kind, companyId, read }: Position) =>
  sql({ read: int }, 'chat-advance-read')`
  WITH found AS (
    SELECT id, seeker_read, least(${read}::int, last_sequence) AS wanted FROM conversation
     WHERE candidate_id = ${candidateId}::uuid AND kind = ${kind}::conversation_kind
       AND company_id IS NOT DISTINCT FROM ${companyId}::uuid
       AND ${loginIsLive(part`${candidateId}::uuid`, part`${loginId}::uuid`)}
  ),
  advanced AS (
    UPDATE conversation c SET seeker_read = f.wanted FROM found f
     WHERE c.id = f.id AND c.seeker_read < f.wanted
    RETURNING c.seeker_read)
  SELECT coalesce((SELECT seeker_read FROM advanced), f.seeker_read) AS read FROM found f`;

/** Advances the other side's read position to the last message. Returns the conversation; no row if it does not exist. */
export const advanceOtherRead = (conversationId: string) =>
  sql({ candidateId: uuid, companyId: nullable(uuid), lastSequence: int })`
  WITH advanced AS (
    UPDATE conversation SET other_read = last_sequence
     WHERE id = ${conversationId}::uuid AND other_read < last_sequence)
  SELECT candidate_id AS "candidateId", company_id AS "companyId", last_sequence AS "lastSequence"
    FROM conversation WHERE id = ${conversationId}::uuid`;

interface TypingPayload {
  readonly channel: string;
  readonly payload: string;
  readonly candidateId: string;
  /** Null for the product's admin, to whom every seeker may write. */
  readonly companyId: string | null;
}

/** Notifies the listeners that somebody is typing. No row if the seeker has no conversation with the company. */
export const notifyTypingListeners = ({ channel, payload, candidateId, companyId }: TypingPayload) =>
  sql({ sent: text }, 'chat-notify')`
  SELECT pg_notify(${channel}, ${payload})::text AS sent
   WHERE ${companyId}::uuid IS NULL
      OR EXISTS (SELECT FROM conversation
                  WHERE candidate_id = ${candidateId}::uuid AND company_id = ${companyId}::uuid)`;
