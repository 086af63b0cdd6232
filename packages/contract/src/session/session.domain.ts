import type { Language } from '../shared/shared.domain.ts';

/** A sign-in. Only `credential` proves the identity; the other fields are claims of the client. */
export interface SignInInput {
  /** For Google, an authorization code or an ID token. For Facebook, an access token. */
  readonly credential: string;
  /** If given, it must be the e-mail of the credential. */
  readonly claimedEmail?: string | undefined;
  readonly claimedName?: string | undefined;
  readonly pushSubscription?: string | undefined;
  readonly accepted?: AcceptedTexts | undefined;
}

/** Versions of the terms and the consent notice that the user accepted by ticking the box. */
export interface AcceptedTexts {
  readonly terms?: string | undefined;
  readonly notice?: string | undefined;
}

/** The signed-in seeker, as the header of every screen shows it. */
export interface SignedInCandidate {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** File key or absolute URL of the photo. */
  readonly photo: string | null;
  /** File key of the resume. */
  readonly resume: string | null;
  readonly referralCode: string;
  /** Id of the admin, the other party of the seeker's support chat. */
  readonly adminId: string;
  /** Null until the seeker chooses one. */
  readonly language: Language | null;
  readonly isMobileVerified: boolean;
}

/** An access token, sent as a bearer token. */
export interface AccessToken {
  readonly accessToken: string;
  readonly expiresInSeconds: number;
}

/** A new login. */
export interface SignInOutput extends AccessToken {
  readonly candidate: SignedInCandidate;
  readonly isNewAccount: boolean;
}

/** A login renewed by its refresh cookie. */
export interface SessionOutput extends AccessToken {
  readonly candidate: SignedInCandidate;
}
