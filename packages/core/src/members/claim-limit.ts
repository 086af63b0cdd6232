import type { Transaction } from '../database/rows.ts';
import { PartnerError } from '../errors/partner-error.ts';

/** Maximum number of companies that a member may own. */
export const COMPANIES_MAX = 2;

/** Returns the number of companies that a member owns. */
export function countOwned(tx: Transaction, memberId: string): Promise<number> {
  return tx.membership.count({ where: { memberId, role: 'OWNER', endedAt: null } });
}

/**
 * Throws COMPANY_LIMIT if a member owns two companies. The caller holds the lock `claims:<member>`, so that
 * simultaneous calls cannot pass the limit.
 */
export async function requireOwnedBelowLimit(tx: Transaction, memberId: string): Promise<void> {
  if ((await countOwned(tx, memberId)) >= COMPANIES_MAX) throw new PartnerError('COMPANY_LIMIT');
}
