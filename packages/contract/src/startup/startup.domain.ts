/** Absolute URLs of the API, the files and the chat. */
export interface ServerAddresses {
  readonly imageUrl: string;
  readonly serverUrl: string;
  readonly chatUrl: string;
}

/** The announcement of read-only mode. */
export interface MaintenanceNotice {
  /** A message of the operator, in one language. */
  readonly message?: string | undefined;
  /** When read-only mode is expected to end. */
  readonly until?: Date | undefined;
}

/** Settings that screens need before anybody signs in. */
export interface AppSettings {
  /** Calling hours of HR in Asia/Kolkata: from (inclusive) to (exclusive). */
  readonly hrFromHour: number;
  readonly hrToHour: number;
  readonly isOtpSkipped: boolean;
  readonly appVersion: string;
  /** Whether sign-in with Google is configured. */
  readonly hasGoogleSignIn: boolean;
  readonly hasFacebookSignIn: boolean;
  /** Whether SMS is configured, so that a phone number signs in; undefined if an older server did not send it. */
  readonly hasPhoneSignIn?: boolean | undefined;
  /** The public key for push subscriptions; null if push is not configured. */
  readonly pushPublicKey: string | null;
  /** Credits of a new account; undefined if an older server did not send them. */
  readonly creditsStart?: number | undefined;
  /** Present during read-only mode, in which every change is refused with MAINTENANCE. */
  readonly maintenance?: MaintenanceNotice | undefined;
}

/** The settings, and whether the seeker's mobile number is verified. */
export interface SeekerSettings extends AppSettings {
  readonly isMobileVerified: boolean;
}

/** Adds or removes a device's push subscription. */
export interface PushSubscriptionInput {
  /** The browser's push subscription as an opaque string. */
  readonly subscription: string;
  /** The device's previous subscription, which is deleted. */
  readonly replaced?: string | undefined;
  /** If true, the subscription is deleted. */
  readonly isRemoved?: boolean | undefined;
}
