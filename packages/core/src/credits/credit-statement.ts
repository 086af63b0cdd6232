import type { CreditEntry, CreditEntryKind, CreditStatement, CreditStatementInput } from '@nukkad/contract';
import type { CreditReason } from '@nukkad/db';
import type { RowOf } from '@nukkad/db/sql.ts';
import { shareLink } from '@nukkad/job-search/job-card.ts';
import { shownRows } from '@nukkad/telemetry/shown-rows.ts';
import type { Container } from '../container.ts';
import { pageOf, readCursor } from '../shared/list-cursor.ts';
import { selectEntries } from './credits.queries.ts';

type EntryRow = RowOf<typeof selectEntries>;

const KIND: Record<CreditReason, CreditEntryKind> = {
  START: 'START',
  APPLY: 'APPLY',
  APPLY_REFUND: 'REFUND',
  HR_CONTACT: 'HR_CONTACT',
  HR_REFUND: 'REFUND',
  REFERRAL: 'REFERRAL',
  REQUEST: 'REQUEST',
  OPERATOR: 'ADJUSTMENT',
  CARRIED_OVER: 'CARRIED_OVER',
  START_REVERSED: 'START_REVERSED',
};

function entryOf(row: EntryRow): CreditEntry {
  return {
    id: row.id,
    kind: KIND[row.reason],
    amount: row.amount,
    balance: row.balance,
    createdAt: row.createdAt.toISOString(),
    jobTitle: row.title,
    jobLink: row.shareId === null ? null : shareLink({ slug: row.slug ?? '', shareId: row.shareId }),
  };
}

/** Returns one page of the seeker's ledger, newest first. Each entry has the balance after it. */
export async function creditStatement(
  { database }: Pick<Container, 'database'>,
  candidateId: string,
  { size, cursor }: CreditStatementInput,
): Promise<CreditStatement> {
  const after = readCursor(cursor);
  const found = await database.query(
    selectEntries({ candidateId, afterAt: after?.at ?? null, afterId: after?.id ?? null, limit: size + 1 }),
  );
  const { creditBalance } = await database.prisma.candidate.findUniqueOrThrow({ where: { id: candidateId } });
  const { items, nextCursor } = pageOf(found, size, (row) => ({ at: row.createdAt, id: row.id }));
  return { balance: creditBalance, entries: shownRows('credits', items, entryOf), nextCursor };
}
