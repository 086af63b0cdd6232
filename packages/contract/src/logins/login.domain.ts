/** One login of the seeker: a browser or phone that stays signed in. */
export interface Login {
  readonly id: string;
  /** Browser and system, such as "Chrome, Android"; null if the device did not say. */
  readonly device: string | null;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  /** When the login was last renewed. */
  readonly lastUsedAt: string;
  /** Whether the request came through this login. */
  readonly isCurrent: boolean;
}
