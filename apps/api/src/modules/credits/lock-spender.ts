import { firstRow, type Transaction } from '../../database/rows.ts';
import type { Spender } from './spending-rules.ts';

const LOCK_SPENDER = `
  SELECT credit_balance AS credits, is_mobile_verified AS "isMobileVerified",
         EXISTS (SELECT FROM stored_file f
                  WHERE f.candidate_id = c.id AND f.kind IN ('IDENTITY_PROOF', 'AADHAAR') AND f.deleted_at IS NULL)
           AS "hasIdentity"
    FROM candidate c WHERE c.id = $1::uuid AND c.deleted_at IS NULL FOR UPDATE`;

/**
 * Holds the seeker's row until the transaction ends: whatever one seeker spends is spent one after the other, and
 * nothing once the account is deleted, when its balance has been noted for a return. Null where it is.
 */
export function lockSpender(tx: Transaction, candidateId: string): Promise<Spender | null> {
  return firstRow(tx, LOCK_SPENDER, candidateId);
}
