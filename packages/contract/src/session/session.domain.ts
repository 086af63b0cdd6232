import type { Language } from '../shared/shared.domain.ts';

/** A sign-in as the client claims it; only `credential` proves anything. */
export interface SignInInput {
  /** Google: the one-time code that ends the sign-in redirect, or an identity token. Facebook: the access token. */
  readonly credential: string;
  /** When given, it must be the credential's own. */
  readonly claimedEmail?: string | undefined;
  readonly claimedName?: string | undefined;
  readonly pushSubscription?: string | undefined;
  readonly accepted?: AcceptedTexts | undefined;
}

/** Versions of the texts that were before the person when the box was ticked. */
export interface AcceptedTexts {
  readonly terms?: string | undefined;
  readonly notice?: string | undefined;
}

/** The seeker who is signed in, as the screens' headers need to know. */
export interface SignedInCandidate {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** File key or absolute address of the photo. */
  readonly photo: string | null;
  /** File key of the resume. */
  readonly resume: string | null;
  readonly referralCode: string;
  /** The product's admin, as the other side of the seeker's chat. */
  readonly adminId: string;
  /** Null until chosen. */
  readonly language: Language | null;
  readonly isMobileVerified: boolean;
}

/** What proves who is signed in, to be sent as a bearer token. */
export interface AccessToken {
  readonly accessToken: string;
  readonly expiresInSeconds: number;
}

/** A login that has begun. */
export interface SignInOutput extends AccessToken {
  readonly candidate: SignedInCandidate;
  readonly isNewAccount: boolean;
}

/** A login that goes on, renewed by its cookie. */
export interface SessionOutput extends AccessToken {
  readonly candidate: SignedInCandidate;
}
