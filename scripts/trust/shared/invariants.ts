import type { Database } from '@nukkad/db';
import type { Checks } from './checks.ts';

/** Statements that return the rows which contradict a promise of the product. */
const CONTRADICTIONS: Readonly<Record<string, string>> = {
  'a balance that is not the sum of its ledger': `SELECT c.id FROM candidate c LEFT JOIN credit_entry e ON e.candidate_id = c.id
     WHERE c.deleted_at IS NULL GROUP BY c.id HAVING c.credit_balance <> coalesce(sum(e.amount), 0)`,
  'a negative balance': 'SELECT id FROM candidate WHERE credit_balance < 0',
  'an application without an event': `SELECT a.id FROM application a
     WHERE NOT EXISTS (SELECT FROM application_event e WHERE e.application_id = a.id)`,
  'an application whose status is not that of its last event': `SELECT a.id FROM application a JOIN LATERAL (
     SELECT status FROM application_event e WHERE e.application_id = a.id ORDER BY e.created_at DESC, e.id DESC LIMIT 1) last
     ON true WHERE last.status <> a.status`,
  'an application that was not paid': `SELECT a.id FROM application a WHERE NOT EXISTS (SELECT FROM credit_entry e
     WHERE e.candidate_id = a.candidate_id AND e.job_id = a.job_id AND e.reason = 'APPLY')`,
  'a paid application that is not stored': `SELECT e.id FROM credit_entry e WHERE e.reason = 'APPLY' AND NOT EXISTS (
     SELECT FROM application a WHERE a.candidate_id = e.candidate_id AND a.job_id = e.job_id)`,
  'a gap in the numbers of a conversation': `SELECT c.id FROM conversation c LEFT JOIN message m ON m.conversation_id = c.id
     GROUP BY c.id HAVING c.last_sequence <> count(m.sequence)`,
  'a code that was tried too often': 'SELECT id FROM otp_challenge WHERE tries > 5',
};

/** Checks in the database that nothing is half-written and that all sums are right. */
export async function checkInvariants(checks: Checks, database: Database, when: string): Promise<void> {
  for (const [what, statement] of Object.entries(CONTRADICTIONS)) {
    const rows = await database.query<{ id: string }>(statement);
    checks.check(rows.length === 0, `${when}: ${what} (${rows.length}, such as ${rows[0]?.id})`);
  }
}
