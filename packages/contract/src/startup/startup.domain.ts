/** Where the parts of the product answer, as absolute addresses. */
export interface ServerAddresses {
  readonly imageUrl: string;
  readonly serverUrl: string;
  readonly chatUrl: string;
}

/** What is announced of read-only mode. */
export interface MaintenanceNotice {
  /** The operator's own words, in one language. */
  readonly message?: string | undefined;
  /** The moment until which it is expected to last. */
  readonly until?: Date | undefined;
}

/** What the screens must know of the running settings before anyone signs in. */
export interface AppSettings {
  /** Hours of Asia/Kolkata between which HR may be called: from inclusive, to exclusive. */
  readonly hrFromHour: number;
  readonly hrToHour: number;
  readonly isOtpSkipped: boolean;
  readonly appVersion: string;
  /** Whether the sign-in buttons have something behind them. */
  readonly hasGoogleSignIn: boolean;
  readonly hasFacebookSignIn: boolean;
  /** The key with which a browser subscribes to push messages; null where push is not configured. */
  readonly pushPublicKey: string | null;
  /** Credits that a new account starts with; undefined if an older server did not send them. */
  readonly creditsStart?: number | undefined;
  /** Read-only mode, while it is on: every change is refused with MAINTENANCE. */
  readonly maintenance?: MaintenanceNotice | undefined;
}

/** The running settings, and what of them depends on who is signed in. */
export interface SeekerSettings extends AppSettings {
  readonly isMobileVerified: boolean;
}

/** A device that wants push messages, or wants none any more. */
export interface PushSubscriptionInput {
  /** The browser's push subscription, opaque. */
  readonly subscription: string;
  /** The one that this device had before; it goes. */
  readonly replaced?: string | undefined;
  /** The device is not to be told any more. */
  readonly isRemoved?: boolean | undefined;
}
