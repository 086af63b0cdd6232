import { firstRow, type Queryable } from '../database/rows.ts';
import { selectSpenderForUpdate } from './credits.queries.ts';
import type { Spender } from './credits.rules.ts';

/**
 * Locks the seeker's row until the transaction ends, so that one seeker's spendings run one after the other. Returns null if
 * the account is deleted, because its balance is then already stored in its trace.
 */
export function lockSpender(tx: Queryable, candidateId: string): Promise<Spender | null> {
  return firstRow(tx, selectSpenderForUpdate(candidateId));
}
