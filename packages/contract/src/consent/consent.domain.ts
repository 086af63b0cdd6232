/** One purpose of the notice: what is kept, why, and who sees it, in the reader's language. */
export interface ConsentItem {
  readonly key: string;
  readonly what: string;
  readonly why: string;
  readonly whoSees: string;
  /** Without it there can be no account. */
  readonly isEssential: boolean;
  /** Null for visitors and where never answered. */
  readonly isGiven: boolean | null;
  readonly answeredAt: string | null;
}

export interface ConsentState {
  readonly version: string;
  readonly title: string;
  readonly items: readonly ConsentItem[];
}

export interface GiveConsentInput {
  /** Of the notice that was read. */
  readonly version: string;
  readonly keys: readonly string[];
}

export interface WithdrawConsentInput {
  readonly keys: readonly string[];
}
