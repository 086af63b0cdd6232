import { firstRow, type Transaction } from '../database/rows.ts';
import { selectSpenderForUpdate } from './credits.queries.ts';
import type { Spender } from './spending-rules.ts';

/**
 * Holds the seeker's row until the transaction ends: whatever one seeker spends is spent one after the other, and
 * nothing once the account is deleted, when its balance has been noted for a return. Null where it is.
 */
export function lockSpender(tx: Transaction, candidateId: string): Promise<Spender | null> {
  return firstRow(tx, selectSpenderForUpdate(candidateId));
}
