import type { SignedInCandidate } from '../session/session.domain.ts';

/** The signed-in seeker with current figures: credits, profile completion, availability. */
export interface AccountSummary extends SignedInCandidate {
  readonly credits: number;
  /** How complete the profile is, in percent (0–100). */
  readonly profilePercentage: number;
  readonly isAvailable: boolean;
}

/** All personal data of a seeker, grouped by kind. The field names are those of the stored records. */
export interface DataExport {
  readonly exportedAt: string;
  readonly sections: readonly {
    readonly name: string;
    readonly records: readonly Readonly<Record<string, unknown>>[];
  }[];
  /** The uploaded files, with signed URLs that expire within an hour. */
  readonly files: readonly { readonly name: string; readonly url: string }[];
}
