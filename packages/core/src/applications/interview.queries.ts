import { InterviewOutcome, InterviewReply } from '@nukkad/db';
import { int, nullable, oneOf, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

/** Columns of an interview that both sides see. */
export const interviewRow = {
  id: uuid,
  applicationId: uuid,
  at: timestamptz,
  place: text,
  bring: nullable(text),
  round: int,
  sequence: int,
  reply: nullable(oneOf(InterviewReply)),
  proposedAt: nullable(timestamptz),
  outcome: nullable(oneOf(InterviewOutcome)),
};

/** Selects the open interview of an application. The application's row is locked by the caller. */
export const selectOpenInterview = (applicationId: string) =>
  sql(interviewRow)`
  SELECT i.id, i.application_id AS "applicationId", i.at, i.place, i.bring, i.round, i.sequence,
         i.reply::text AS reply, i.proposed_at AS "proposedAt", i.outcome::text AS outcome
    FROM interview i
   WHERE i.application_id = ${applicationId}::uuid AND i.outcome IS NULL AND i.cancelled_at IS NULL`;

/** Selects the interviews of some applications, oldest round first. */
export const selectInterviewsOf = (applicationIds: readonly string[]) =>
  sql(interviewRow)`
  SELECT i.id, i.application_id AS "applicationId", i.at, i.place, i.bring, i.round, i.sequence,
         i.reply::text AS reply, i.proposed_at AS "proposedAt", i.outcome::text AS outcome
    FROM interview i WHERE i.application_id = ANY(${applicationIds}::uuid[]) AND i.cancelled_at IS NULL
   ORDER BY i.round`;
