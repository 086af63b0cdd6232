/** Who looks, when, and since when an application must have moved to be visible. */
export interface Look {
  readonly companyId: string;
  readonly actor: string;
  /** Key of the hashes in the ledger. */
  readonly ledgerKey: string;
  readonly now: Date;
  /** The day in India, YYYY-MM-DD. */
  readonly day: string;
  /** Applications that last moved before this time are not visible any more. */
  readonly since: Date;
}
