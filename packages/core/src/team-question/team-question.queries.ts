import { int, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { part, raw, sql } from '@nukkad/db/sql.ts';

/** Days, by the calendar of India, between two questions and until a member has to be confirmed again. */
export const ASK_TEAM_DAYS = 90;
/** Days after an unanswered question on which the owners are reminded. */
export const REMIND_TEAM_DAYS = [7, 14, 30, 60, 90] as const;
/** Days after an unanswered question from which recruiters who were not here for a long time lose their access. */
const END_AFTER_DAYS = 14;
/** Days without use after which a recruiter counts as somebody who was not here for a long time. */
const UNUSED_DAYS = 60;

/** SQL: the day in India of a moment. */
const dayOf = (moment: string) => raw(`((${moment}) AT TIME ZONE 'Asia/Kolkata')::date`);
const today = (now: Date) => part`(${now}::timestamptz AT TIME ZONE 'Asia/Kolkata')::date`;

/** SQL condition: the company of `q` has an owner, and somebody else. */
const HAS_TEAM = raw(`
  (EXISTS (SELECT FROM membership o WHERE o.company_id = co.id AND o.role = 'OWNER' AND o.ended_at IS NULL)
   AND (SELECT count(*) FROM membership o WHERE o.company_id = co.id AND o.ended_at IS NULL) > 1)`);

/** SQL condition: somebody who belonged to the company of the question `q` was not confirmed since it was asked. */
const IS_OPEN = raw(`
  (q.answered_at IS NULL
   AND (SELECT count(*) FROM membership o WHERE o.company_id = q.company_id AND o.ended_at IS NULL) > 1
   AND EXISTS (SELECT FROM membership p
                WHERE p.company_id = q.company_id AND p.ended_at IS NULL
                  AND coalesce(p.confirmed_at, p.created_at) <= q.asked_at))`);

/**
 * Asks the owners of companies with somebody who was not confirmed for 90 days, by the calendar of India, unless the last
 * question was answered less than 90 days ago or is not answered yet.
 */
export const insertTeamQuestions = (now: Date) =>
  sql({ companyId: uuid })`
  INSERT INTO team_question AS q (company_id, asked_at)
  SELECT co.id, ${now}::timestamptz FROM company co
   WHERE co.suspended_at IS NULL AND ${HAS_TEAM}
     AND EXISTS (SELECT FROM membership p
                  WHERE p.company_id = co.id AND p.ended_at IS NULL
                    AND ${dayOf('coalesce(p.confirmed_at, p.created_at)')} <= ${today(now)} - ${ASK_TEAM_DAYS}::int)
  ON CONFLICT (company_id) DO UPDATE SET asked_at = excluded.asked_at, reminded_at = NULL, answered_at = NULL
   WHERE ${dayOf('q.answered_at')} <= ${today(now)} - ${ASK_TEAM_DAYS}::int
  RETURNING company_id AS "companyId"`;

/** Marks the questions whose owners are reminded today. */
export const markReminded = (now: Date) =>
  sql({ companyId: uuid, askedAt: timestamptz })`
  UPDATE team_question q SET reminded_at = ${now}::timestamptz
    FROM company co
   WHERE co.id = q.company_id AND co.suspended_at IS NULL AND ${IS_OPEN}
     AND EXISTS (SELECT FROM unnest(${[...REMIND_TEAM_DAYS]}::int[]) AS step
                  WHERE ${dayOf('q.asked_at')} + step <= ${today(now)}
                    AND (q.reminded_at IS NULL OR ${dayOf('q.reminded_at')} < ${dayOf('q.asked_at')} + step))
  RETURNING q.company_id AS "companyId", q.asked_at AS "askedAt"`;

/** Selects recruiters whom nobody confirmed within two weeks, and who were not here for 60 days. */
export const selectUnused = (now: Date) =>
  sql({ companyId: uuid, memberId: uuid })`
  SELECT p.company_id AS "companyId", p.member_id AS "memberId"
    FROM team_question q JOIN company co ON co.id = q.company_id
    JOIN membership p ON p.company_id = q.company_id
   WHERE q.answered_at IS NULL AND co.suspended_at IS NULL
     AND ${dayOf('q.asked_at')} + ${END_AFTER_DAYS}::int <= ${today(now)}
     AND p.role = 'RECRUITER' AND p.ended_at IS NULL
     AND ${dayOf('coalesce(p.confirmed_at, p.created_at)')} <= ${today(now)} - ${UNUSED_DAYS}::int
     AND NOT EXISTS (SELECT FROM desk_session d
                      WHERE d.member_id = p.member_id AND ${dayOf('d.seen_at')} > ${today(now)} - ${UNUSED_DAYS}::int)
   ORDER BY p.company_id, p.member_id`;

/** Selects when the owners of a company were asked, if somebody has to be confirmed. */
export const selectOpenQuestion = (companyId: string) =>
  sql({ askedAt: timestamptz })`
  SELECT q.asked_at AS "askedAt" FROM team_question q WHERE q.company_id = ${companyId}::uuid AND ${IS_OPEN}`;

/** Locks the question of a company, if it is open. */
export const lockOpenQuestion = (companyId: string) =>
  sql({ open: int })`
  SELECT 1 AS open FROM team_question q WHERE q.company_id = ${companyId}::uuid AND ${IS_OPEN} FOR UPDATE OF q`;
