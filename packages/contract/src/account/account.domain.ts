import type { Cursor } from '../jobs/job.domain.ts';
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

/** The request for a page of the access ledger. */
export interface WhoSawInput {
  readonly size: number;
  readonly cursor?: Cursor | undefined;
}

/** A look of a company at a seeker's data, counted once for each person, kind and day. */
export interface DataAccess {
  /** Null for our own team. */
  readonly company: string | null;
  /** A card in a list, the opened profile, the phone number, or a file. */
  readonly what: 'CARD' | 'PROFILE' | 'PHONE' | 'FILE';
  /** The day in India, YYYY-MM-DD. */
  readonly day: string;
  readonly lastAt: string;
  readonly times: number;
  /** The application for which a company looked. Earlier versions of the API omit it. */
  readonly applicationId?: string | undefined;
}

/** A page of looks at a seeker's data, latest first. */
export interface WhoSawOutput {
  readonly accesses: readonly DataAccess[];
  readonly nextCursor: Cursor | null;
}
