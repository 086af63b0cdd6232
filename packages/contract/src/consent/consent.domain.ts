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

/** The notice in force and what the viewer has answered to each item. */
export interface ConsentState {
  readonly version: string;
  /** Of the terms of use in force, which are accepted on signing in. */
  readonly termsVersion?: string | undefined;
  readonly title: string;
  readonly items: readonly ConsentItem[];
}

/** Items of the notice that are agreed to. */
export interface GiveConsentInput {
  /** Of the notice that was read. */
  readonly version: string;
  readonly keys: readonly string[];
}

/** Items of the notice that are agreed to no more. */
export interface WithdrawConsentInput {
  readonly keys: readonly string[];
}
