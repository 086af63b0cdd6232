import { APPLICANT_STAGES, TABLES_PER_HOUR } from '@nukkad/contract/partner/applicant.routes.ts';
import type { Container } from '../container.ts';
import { companyMemberSubject, countActionOfHour } from '../daily-limits/count-action.ts';
import type { Transaction } from '../database/rows.ts';
import { PartnerError } from '../errors/partner-error.ts';
import type { CompanySession } from '../members/member-session.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { lookOf } from './applicant-access.ts';
import { cardOf } from './applicant-card.ts';
import type { Look } from './look.ts';
import { revealCards } from './reveal.queries.ts';

/** Maximum number of applicants in one table. */
const TABLE_MAX = 1000;

type Card = ReturnType<typeof cardOf>;

/** Reads the cards of all stages in their order, at most TABLE_MAX. The ledger gets a row for each card and day. */
async function readCards(tx: Transaction, look: Look, jobId: string | null): Promise<Card[]> {
  const cards: Card[] = [];
  for (const stage of APPLICANT_STAGES) {
    const size = TABLE_MAX - cards.length;
    if (size === 0) break;
    const page = { stage, jobId, afterAt: null, afterId: null, size };
    const rows = await tx.query(revealCards(look, page));
    cards.push(...rows.map(cardOf));
  }
  return cards;
}

/**
 * Returns the cards of all applicants of a company, or of one of its jobs, for a table. A member may read three tables of a
 * company within an hour. Throws TABLE_LIMIT with `allowedAt` above that.
 */
export async function readTable(
  deps: Pick<Container, 'database' | 'clock' | 'keys'>,
  session: CompanySession,
  job: string | undefined,
): Promise<{ items: Card[]; isFull: boolean }> {
  const jobId = job === undefined ? null : requireUuid(job);
  const look = lookOf(deps, session);
  const subject = companyMemberSubject(deps.keys.dailyLimits, session, TABLES_PER_HOUR);
  return deps.database.transaction(async (tx) => {
    const allowedAt = await countActionOfHour(tx, 'applicants-table', subject, look.now);
    if (allowedAt !== null) throw new PartnerError('TABLE_LIMIT', { allowedAt: allowedAt.toISOString() });
    const items = await readCards(tx, look, jobId);
    return { items, isFull: items.length === TABLE_MAX };
  });
}
