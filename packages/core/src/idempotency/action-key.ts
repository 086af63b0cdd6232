/** Idempotency key of a seeker's action. Retries of the request have the same key. */
export interface ActionKey {
  readonly candidateId: string;
  readonly key: string;
  /** Digest of the route and its input. The same key with another fingerprint is rejected. */
  readonly fingerprint: string;
}
