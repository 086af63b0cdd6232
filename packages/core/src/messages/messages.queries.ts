import { Language } from '@nukkad/db';
import { bool, json, oneOf, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { raw, sql } from '@nukkad/db/sql.ts';

interface NewMessage {
  readonly template: string;
  /** The values as JSON. */
  readonly values: string;
  readonly subjectId: string | null;
  readonly dedupeKey: string;
  readonly dueAt: Date;
  readonly expiresAt: Date;
}

const COLUMNS = raw(`
  outgoing_message (id, channel, recipient, candidate_id, member_id, subject_id, language, template, values, dedupe_key,
                    created_at, due_at, expires_at)`);

/** Inserts an SMS to a seeker with a verified number who has not switched this type of notification off. */
export const insertSeekerMessage = (candidateId: string, typeKey: string, message: NewMessage, now: Date) =>
  sql({ id: uuid })`
  INSERT INTO ${COLUMNS}
  SELECT gen_random_uuid(), 'SMS', c.phone, c.id, NULL, ${message.subjectId}::uuid, coalesce(c.language, 'en'),
         ${message.template}, ${message.values}::jsonb, ${message.dedupeKey}, ${now}::timestamptz,
         ${message.dueAt}::timestamptz, ${message.expiresAt}::timestamptz
    FROM candidate c
   WHERE c.id = ${candidateId}::uuid AND c.deleted_at IS NULL AND c.phone IS NOT NULL AND c.is_mobile_verified
     AND NOT EXISTS (SELECT FROM notification_preference p
                      WHERE p.candidate_id = c.id AND p.type_key = ${typeKey} AND NOT p.is_enabled)
  ON CONFLICT (dedupe_key) DO NOTHING
  RETURNING id`;

/** Inserts an SMS to each active member of a company. The key of each has the member's id at its end. */
export const insertCompanyMessages = (companyId: string, message: NewMessage, now: Date) =>
  sql({ id: uuid })`
  INSERT INTO ${COLUMNS}
  SELECT gen_random_uuid(), 'SMS', m.phone, NULL, m.id, ${message.subjectId}::uuid, m.language,
         ${message.template}, ${message.values}::jsonb, ${message.dedupeKey} || ':' || m.id, ${now}::timestamptz,
         ${message.dueAt}::timestamptz, ${message.expiresAt}::timestamptz
    FROM membership p JOIN member m ON m.id = p.member_id
   WHERE p.company_id = ${companyId}::uuid AND p.ended_at IS NULL AND m.deleted_at IS NULL
     AND m.suspended_at IS NULL AND m.phone IS NOT NULL
  ON CONFLICT (dedupe_key) DO NOTHING
  RETURNING id`;

/** Deletes the messages about a subject that were not sent yet. */
export const deleteUnsentMessages = (subjectId: string) =>
  sql({ id: uuid })`
  DELETE FROM outgoing_message WHERE subject_id = ${subjectId}::uuid AND sent_at IS NULL AND failed_at IS NULL
  RETURNING id`;

/** Locks the next message that is due. Skips those that another process sends. */
export const lockDueMessage = (now: Date) =>
  sql({
    id: uuid,
    recipient: text,
    language: oneOf(Language),
    template: text,
    values: json<Readonly<Record<string, string | number>>>(),
    expiresAt: timestamptz,
    isToMember: bool,
  })`
  SELECT id, coalesce(recipient, '') AS recipient, language::text AS language, template, values, expires_at AS "expiresAt",
         member_id IS NOT NULL AS "isToMember"
    FROM outgoing_message
   WHERE due_at <= ${now}::timestamptz AND sent_at IS NULL AND failed_at IS NULL
   ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`;

/** Removes the recipients of messages that are older than 30 days. */
export const clearRecipients = (now: Date) =>
  sql({ id: uuid })`
  UPDATE outgoing_message SET recipient = NULL
   WHERE created_at < ${now}::timestamptz - interval '30 days' AND recipient IS NOT NULL RETURNING id`;
