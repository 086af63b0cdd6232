/** One login of the seeker: a browser or phone that stays signed in. */
export interface Login {
  readonly id: string;
  /** Browser and operating system, such as "Chrome, Android"; null if unknown. */
  readonly device: string | null;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  /** When its access token was last renewed; ISO 8601, UTC. */
  readonly lastUsedAt: string;
  /** Whether this request was sent with this login. */
  readonly isCurrent: boolean;
}

/** The ways in which the seeker can sign in. */
export interface SignIns {
  /** The verified number in E.164 form; null if there is none. */
  readonly phone: string | null;
  readonly hasGoogle: boolean;
  readonly hasFacebook: boolean;
}
