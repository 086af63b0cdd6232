/** End of the primary's write-ahead log (WAL) at a moment, in bytes. */
interface LogEnd {
  readonly atMs: number;
  readonly written: number;
}

/**
 * Measures the lag of a replica from WAL positions and the clock of this process. If the replica has replayed a position
 * that the primary had reached at some moment, its lag is at most the time since that moment. The age of its last replayed
 * transaction would grow while the primary is idle, and the position it received stops when its connection is lost.
 */
export class ReplicaLag {
  readonly #remembersMs: number;
  #ends: LogEnd[] = [];
  #hasAllUntilMs = Number.NEGATIVE_INFINITY;

  /** Keeps the primary's positions of this many milliseconds. A longer lag is measured from the last position known. */
  constructor(remembersMs: number) {
    this.#remembersMs = remembersMs;
  }

  /** Records the primary's position. `atMs` is a moment before the query for it. */
  note(atMs: number, written: number): void {
    this.#ends.push({ atMs, written });
    this.#ends = this.#ends.filter((end) => atMs - end.atMs <= this.#remembersMs);
  }

  /** Returns the lag in milliseconds of a replica that has replayed up to a position; infinite if it is not known yet. */
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
