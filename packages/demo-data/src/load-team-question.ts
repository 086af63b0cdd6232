import { upsert } from '@nukkad/reference-data/load/upsert.ts';
import type { ClientBase } from 'pg';
import type { DemoMember } from './hiring-plan.ts';
import { uuidOf } from './uuid-of.ts';

const DAY = 86_400_000;
/** Days since a team joined whose owner is asked who still belongs to it. The question comes after 90 days. */
export const ASKED_TEAM_DAYS = 92;
const ASKED_DAYS_AGO = 2;
/** The last visit of the recruiters. Two weeks after the question, the access of unused ones ends. */
const SEEN_DAYS_AGO = 1;
const SESSION_DAYS = 60;

/**
 * Asks the owners of a company who still belongs to it, with an unread notice. The members must exist for `ASKED_TEAM_DAYS`.
 */
export async function loadTeamQuestion(
  client: ClientBase,
  companyId: string,
  { people, now }: { readonly people: readonly DemoMember[]; readonly now: Date },
): Promise<void> {
  const askedAt = new Date(now.getTime() - ASKED_DAYS_AGO * DAY);
  const question = { company_id: companyId, asked_at: askedAt };
  await upsert(client, { table: 'team_question', keys: ['company_id'], rows: [question] });
  const { rows } = await client.query<{ name: string }>('SELECT name FROM company WHERE id = $1', [
    companyId,
  ]);
  const values = { template: 'ask', values: { company: rows[0]?.name } };
  await upsert(client, {
    table: 'member_notice',
    keys: ['id'],
    rows: people
      .filter(({ role }) => role === 'OWNER')
      .map(({ phone }) => ({
        id: uuidOf(`notice of the team ${phone}`),
        member_id: uuidOf(`member ${phone}`),
        company_id: companyId,
        type: 'team',
        values,
        link: '/team',
        dedupe_key: `team-ask:${companyId}:${askedAt.toISOString()}`,
        created_at: askedAt,
        // It is not pushed any more.
        pushed_at: askedAt,
      })),
  });
  const seenAt = new Date(now.getTime() - SEEN_DAYS_AGO * DAY);
  await upsert(client, {
    table: 'desk_session',
    keys: ['id'],
    rows: people
      .filter(({ role }) => role === 'RECRUITER')
      .map(({ phone }) => ({
        id: uuidOf(`session ${phone}`),
        member_id: uuidOf(`member ${phone}`),
        // Not a digest, so no cookie opens this session.
        token_hash: `demo ${phone}`,
        started_at: seenAt,
        seen_at: seenAt,
        proved_at: seenAt,
        expires_at: new Date(seenAt.getTime() + SESSION_DAYS * DAY),
      })),
  });
}
