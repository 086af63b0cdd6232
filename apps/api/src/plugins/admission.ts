import type { PlaceKind, Places, Shedding } from './places.ts';

/** Limits of waiting, in milliseconds. */
export interface WaitLimits {
  /** Maximum wait of an ordinary request under overload. */
  readonly target: number;
  /**
   * Maximum wait of an ordinary request without overload. The server is overloaded when requests have been waiting
   * for this time without a break.
   */
  readonly interval: number;
  /** Maximum wait of a request that is refused last. */
  readonly important: number;
}

/** A request that asks for a place. */
interface Candidate {
  readonly shedding: Shedding;
  readonly network: string;
  /** Called once, with the kind of the place that was taken; null if the request is refused. */
  settle(kind: PlaceKind | null): void;
}

interface Waiting extends Candidate {
  readonly since: number;
}

interface Parts {
  readonly places: Places;
  readonly limits: WaitLimits;
  /** Monotonic time in milliseconds. */
  now(): number;
}

/** Maximum number of waiting requests of each line, so that memory stays bounded. */
const WAITING_MAX = 1000;
/** Weight of the newest value in the moving average. */
const NEWEST_WEIGHT = 1 / 8;

/**
 * Controlled delay (CoDel) with an adaptive order. Requests that find no free place wait. Normally they are served in
 * order of arrival, and a short burst is served completely. If somebody has been waiting for a whole interval, more
 * arrives than can be served. Then the newest request is served first, because the oldest ones would be too late in any
 * case. Requests that would wait longer than the target are refused when their headers arrive.
 *
 * Important requests have a line of their own, which is served first and in order of arrival. Requests of a network that
 * has all of its places wait in a third line. It is served last and never counts as overload, so that one network does
 * not get the requests of others refused.
 */
export class Admission {
  readonly #parts: Parts;
  readonly #important: Waiting[] = [];
  readonly #ordinary: Waiting[] = [];
  readonly #crowded: Waiting[] = [];
  /** Since when ordinary requests have had to wait; null if a place was free after that. */
  #busySince: number | null = null;
  /** Moving average of the time between two requests that leave the ordinary line for a place. */
  #gap = 0;
  #lastServed = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Number of waiting requests. */
  get waiting(): number {
    return this.#important.length + this.#ordinary.length + this.#crowded.length;
  }

  get isOverloaded(): boolean {
    return this.#busySince !== null && this.#parts.now() - this.#busySince >= this.#parts.limits.interval;
  }

  /** Returns whether to refuse a request before its body is read. */
  refusesAtOnce(shedding: Shedding, network: string): boolean {
    const { places, limits } = this.#parts;
    if (shedding === 'upload') return places.free(shedding, network) === null;
    const line = this.#lineFor(shedding, network);
    if (line.length >= WAITING_MAX) return true;
    return line === this.#ordinary && this.isOverloaded && this.#expectedWait() > limits.target;
  }

  /**
   * Takes a place, now or when one becomes free. Returns a function that ends the waiting of a request whose client has
   * disconnected.
   */
  enter(candidate: Candidate): () => void {
    const { places, now } = this.#parts;
    const kind = places.free(candidate.shedding, candidate.network);
    if (kind !== null) {
      this.#admit(candidate, kind);
      return () => {};
    }
    if (candidate.shedding === 'upload') {
      candidate.settle(null);
      return () => {};
    }
    const line = this.#lineFor(candidate.shedding, candidate.network);
    const waiting = { ...candidate, since: now() };
    if (line === this.#ordinary && this.#busySince === null) {
      this.#busySince = waiting.since;
      this.#lastServed = waiting.since;
    }
    line.push(waiting);
    return () => this.#remove(line, waiting);
  }

  /** Frees a place and gives it to a waiting request. */
  leave(kind: PlaceKind, network: string): void {
    this.#parts.places.giveBack(kind, network);
    this.refuseLate();
    for (let next = this.#next(); next !== null; next = this.#next()) {
      this.#remove(next.line, next.waiting);
      if (next.line === this.#ordinary) this.#measureGap();
      this.#admit(next.waiting, next.kind);
    }
    // Refusing all waiting requests does not end the overload, because no place is free then.
    if (kind === 'shared' && this.#ordinary.length === 0) this.#busySince = null;
  }

  /** Refuses requests that have waited too long. Call it several times per target. */
  refuseLate(): void {
    const { limits, now } = this.#parts;
    const moment = now();
    const ordinaryLimit = this.isOverloaded ? limits.target : limits.interval;
    for (const [line, limit] of [
      [this.#important, limits.important],
      [this.#ordinary, ordinaryLimit],
      [this.#crowded, limits.interval],
    ] as const)
      for (const waiting of line.filter(({ since }) => moment - since >= limit)) {
        this.#remove(line, waiting);
        waiting.settle(null);
      }
  }

  #lineFor(shedding: Shedding, network: string): Waiting[] {
    if (this.#parts.places.isFullFor(network)) return this.#crowded;
    return shedding === 'last' ? this.#important : this.#ordinary;
  }

  /** The time that a new ordinary request would wait if it were served last. */
  #expectedWait(): number {
    const gap = Math.max(this.#gap, this.#parts.now() - this.#lastServed);
    return (this.#ordinary.length + 1) * gap;
  }

  #measureGap(): void {
    const moment = this.#parts.now();
    this.#gap += (moment - this.#lastServed - this.#gap) * NEWEST_WEIGHT;
    this.#lastServed = moment;
  }

  #admit(candidate: Candidate, kind: PlaceKind): void {
    this.#parts.places.take(kind, candidate.network);
    candidate.settle(kind);
  }

  /** Returns the next request that can take a free place; null if there is none. */
  #next(): { line: Waiting[]; waiting: Waiting; kind: PlaceKind } | null {
    const newestFirst = this.isOverloaded;
    for (const line of [this.#important, this.#ordinary, this.#crowded]) {
      const ordered = newestFirst && line === this.#ordinary ? line.toReversed() : line;
      for (const waiting of ordered) {
        const kind = this.#parts.places.free(waiting.shedding, waiting.network);
        if (kind !== null) return { line, waiting, kind };
      }
    }
    return null;
  }

  #remove(line: Waiting[], waiting: Waiting): void {
    const at = line.indexOf(waiting);
    if (at >= 0) line.splice(at, 1);
  }
}
