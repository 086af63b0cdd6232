import type { Queryable, Sender } from '../database/rows.ts';
import { type CreditEntry, insertEntry } from './credits.queries.ts';

/** Adds an entry to the ledger of credits. */
export async function writeEntry(tx: Queryable, entry: CreditEntry, now: Date): Promise<void> {
  await tx.query(insertEntry(entry, now));
}

/** Adds an entry to the ledger of credits, without waiting for the response. */
export function sendEntry(tx: Sender, entry: CreditEntry, now: Date): void {
  tx.send(insertEntry(entry, now));
}
