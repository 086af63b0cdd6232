/** Who looks, and when. */
export interface LedgerEntry {
  /** Null for an operator. */
  readonly companyId: string | null;
  readonly actor: string;
  /** Key of the hashes in the ledger. */
  readonly ledgerKey: string;
  readonly now: Date;
  /** The day in India, YYYY-MM-DD. */
  readonly day: string;
}

/** A look of a member, and since when an application must have moved to be visible. */
export interface Look extends LedgerEntry {
  readonly companyId: string;
  /** Applications that last moved before this time are not visible any more. */
  readonly since: Date;
}
