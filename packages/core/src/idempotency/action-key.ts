/** What names one action of a seeker, however often its request comes. */
export interface ActionKey {
  readonly candidateId: string;
  readonly key: string;
  /** Digest of the route and its input: the same key on anything else is refused. */
  readonly fingerprint: string;
}
