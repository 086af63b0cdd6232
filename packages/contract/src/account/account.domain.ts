import type { SignedInCandidate } from '../session/session.domain.ts';

/** The signed-in seeker with the figures that change from day to day. */
export interface AccountSummary extends SignedInCandidate {
  readonly credits: number;
  /** 0–100. */
  readonly profilePercentage: number;
  readonly isAvailable: boolean;
}

/** Everything kept about a person, by kind; the fields are those of the records themselves. */
export interface DataExport {
  readonly exportedAt: string;
  readonly sections: readonly {
    readonly name: string;
    readonly records: readonly Readonly<Record<string, unknown>>[];
  }[];
  /** Signed addresses that expire within the hour. */
  readonly files: readonly { readonly name: string; readonly url: string }[];
}
