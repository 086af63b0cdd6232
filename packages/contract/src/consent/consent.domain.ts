/** One purpose of the consent notice, in the reader's language: which data is stored, why, and who sees it. */
export interface ConsentItem {
  readonly key: string;
  readonly what: string;
  readonly why: string;
  readonly whoSees: string;
  /** Whether an account is impossible without this consent. */
  readonly isEssential: boolean;
  /** The seeker's current answer. Null for visitors, and if the seeker has not answered. */
  readonly isGiven: boolean | null;
  readonly answeredAt: string | null;
}

/** The current consent notice with the viewer's answer to each item. */
export interface ConsentState {
  readonly version: string;
  /** Version of the current terms of use, which users accept by signing in. */
  readonly termsVersion?: string | undefined;
  readonly title: string;
  readonly items: readonly ConsentItem[];
}

/** A seeker's consent to some items of the notice, by their keys. */
export interface GiveConsentInput {
  /** Version of the notice that the seeker has read. */
  readonly version: string;
  readonly keys: readonly string[];
}

/** A seeker's withdrawal of consent to some items, by their keys. */
export interface WithdrawConsentInput {
  readonly keys: readonly string[];
}
