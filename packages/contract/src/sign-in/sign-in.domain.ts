import type { AcceptedTexts } from '../session/session.domain.ts';

/** Asks for a code that signs in. */
export interface SendSignInCodeInput {
  /** The number as typed; the server normalises it. */
  readonly phone: string;
}

/** The reply is the same whether the number has an account or not. */
export interface SendSignInCodeOutput {
  readonly message: string;
  /** Seconds after which another code may be requested. */
  readonly resendAfterSeconds: number;
  /** The client keeps this token and sends it with the code. No other browser can use the code. */
  readonly token: string;
}

/** Whose account a number opens that was not used for long: the person's own, or a new one. */
export const NUMBER_OWNERS = ['same', 'new'] as const;
export type NumberOwner = (typeof NUMBER_OWNERS)[number];

/** A sign-in with a phone number and the code that was sent to it. */
export interface PhoneSignInInput {
  readonly phone: string;
  /** The code as typed. */
  readonly code: string;
  /** The token that was returned when the code was sent. */
  readonly token: string;
  /** The answer to NUMBER_OWNER_UNKNOWN. */
  readonly owner?: NumberOwner | undefined;
  readonly pushSubscription?: string | undefined;
  readonly accepted?: AcceptedTexts | undefined;
}

/** Adds the sign-in of a provider to the signed-in account. */
export interface AttachSignInInput {
  readonly provider: 'google' | 'facebook';
  /** As in `SignInInput`. */
  readonly credential: string;
}
