import type { CreditReason } from '@nukkad/db';
import type { Transaction } from '../database/rows.ts';

interface CreditEntry {
  readonly candidateId: string;
  /** Number of credits; negative if they are spent. */
  readonly amount: number;
  readonly reason: CreditReason;
  /**
   * Identifies the cause of the entry, such as a job. A seeker has at most one entry for each reason and reference.
   */
  readonly reference: string;
  readonly jobId?: string;
}

/** Adds an entry to the ledger of credits. A trigger of the table updates the balance of the seeker. */
export async function writeEntry(tx: Transaction, entry: CreditEntry, now: Date): Promise<void> {
  await tx.creditEntry.create({ data: { ...entry, createdAt: now } });
}
