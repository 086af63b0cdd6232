/** Position of the end of the primary's write-ahead log (WAL), in bytes, at a given time. */
interface LogEnd {
  readonly atMs: number;
  readonly written: number;
}

/**
 * Measures the lag of a replica from WAL positions and the clock of this process. If the replica has replayed a
 * position that the primary reached at some time, its lag is at most the time since then. The age of the last
 * replayed transaction is not used, because it grows while the primary is idle. The received position is not used,
 * because it stops if the replica's connection is lost.
 */
export class ReplicaLag {
  readonly #remembersMs: number;
  #ends: LogEnd[] = [];
  #hasAllUntilMs = Number.NEGATIVE_INFINITY;

  /**
   * Keeps the positions of the primary for `remembersMs` milliseconds. A longer lag is measured from the oldest known
   * position.
   */
  constructor(remembersMs: number) {
    this.#remembersMs = remembersMs;
  }

  /** Records a position of the primary. `atMs` is a time before the query for the position was sent. */
  note(atMs: number, written: number): void {
    this.#ends.push({ atMs, written });
    this.#ends = this.#ends.filter((end) => atMs - end.atMs <= this.#remembersMs);
  }

  /**
   * Returns the lag in milliseconds, at the time `atMs`, of a replica that has replayed up to a position; Infinity if
   * it is not known yet.
   */
  behind(atMs: number, replayed: number): number {
    const newest = this.#ends.findLastIndex(({ written }) => written <= replayed);
    const end = this.#ends[newest];
    if (end !== undefined) {
      this.#hasAllUntilMs = end.atMs;
      this.#ends.splice(0, newest);
    }
    return atMs - this.#hasAllUntilMs;
  }
}
