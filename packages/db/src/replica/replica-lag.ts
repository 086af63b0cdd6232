/** Where the primary's log ended at a moment, in bytes. */
interface LogEnd {
  readonly atMs: number;
  readonly written: number;
}

/**
 * How far a replica is behind, by positions in the log and one clock: what the primary had written at some earlier moment
 * and the replica has replayed by now, it has. The time of the last transaction, which the replica tells too, grows while
 * the primary is idle and nothing is behind; and what the replica has received says nothing once its line is cut.
 */
export class ReplicaLag {
  readonly #remembersMs: number;
  #ends: LogEnd[] = [];
  #hasAllUntilMs = Number.NEGATIVE_INFINITY;

  /** Remembers the primary's log for so long: beyond that a lag is only known to be longer than before. */
  constructor(remembersMs: number) {
    this.#remembersMs = remembersMs;
  }

  /** Notes where the primary's log ended, at a moment before it was asked. */
  note(atMs: number, written: number): void {
    this.#ends.push({ atMs, written });
    this.#ends = this.#ends.filter((end) => atMs - end.atMs <= this.#remembersMs);
  }

  /** Milliseconds of which the replica may lack what was written, if it has replayed so far; infinite until it is known. */
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
