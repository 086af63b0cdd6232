import type { CreditEntry, CreditEntryKind, CreditStatement, CreditStatementInput } from '@nukkad/contract';
import type { CreditReason } from '@nukkad/db';
import { shareLink } from '@nukkad/job-search/job-card.ts';
import type { Container } from '../../container.ts';
import { rows } from '../../database/rows.ts';
import { pageOf, readCursor } from '../../shared/list-cursor.ts';

interface EntryRow {
  readonly id: string;
  readonly reason: CreditReason;
  readonly amount: number;
  readonly balance: number;
  readonly createdAt: Date;
  readonly title: string | null;
  readonly slug: string | null;
  readonly shareId: string | null;
}

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

// A seeker's ledger is short, so the balance after each entry is summed as it is read.
const STATEMENT = `
  SELECT e.id, e.reason, e.amount, e.balance::int AS balance, e."createdAt", j.title, j.slug, j.share_id AS "shareId"
    FROM (SELECT id, reason, amount, job_id, created_at AS "createdAt",
                 sum(amount) OVER (ORDER BY created_at, id) AS balance
            FROM credit_entry WHERE candidate_id = $1::uuid) e
    LEFT JOIN job j ON j.id = e.job_id
   WHERE $2::timestamptz IS NULL OR (e."createdAt", e.id) < ($2::timestamptz, $3::uuid)
   ORDER BY e."createdAt" DESC, e.id DESC LIMIT $4`;

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

/** The seeker's credits line by line, newest first, each with what there was after it. */
export async function creditStatement(
  { database }: Pick<Container, 'database'>,
  candidateId: string,
  { size, cursor }: CreditStatementInput,
): Promise<CreditStatement> {
  const after = readCursor(cursor);
  const found = await rows<EntryRow>(
    database,
    STATEMENT,
    candidateId,
    after?.at ?? null,
    after?.id ?? null,
    size + 1,
  );
  const { creditBalance } = await database.prisma.candidate.findUniqueOrThrow({ where: { id: candidateId } });
  const { items, nextCursor } = pageOf(found, size, (row) => ({ at: row.createdAt, id: row.id }));
  return { balance: creditBalance, entries: items.map(entryOf), nextCursor };
}
