import type { PlaceKind, Places, Shedding } from './places.ts';
import { ControlledLine, WaitingLine, type WaitLimits } from './waiting-line.ts';

interface AdmissionLimits extends WaitLimits {
  /** Maximum wait of a request that is refused last, in milliseconds. */
  readonly important: number;
}

/** A request that asks for a place. */
interface Candidate {
  readonly shedding: Shedding;
  readonly network: string;
  /** Called once, with the kind of the place that was taken; null if the request is refused. */
  settle(kind: PlaceKind | null): void;
}

interface Parts {
  readonly places: Places;
  readonly limits: AdmissionLimits;
  /** Monotonic time in milliseconds. */
  now(): number;
}

/**
 * Decides which requests are served while all places are taken. Important requests wait
 * in order of arrival, and ordinary ones in a line with controlled delay, which is served after them. Requests of networks
 * that have all of their places wait in two other such lines, which are served last. So one network does not get the
 * requests of others refused.
 */
export class Admission {
  readonly #places: Places;
  readonly #important: WaitingLine<Candidate>;
  readonly #ordinary: ControlledLine<Candidate>;
  readonly #crowdedImportant: WaitingLine<Candidate>;
  readonly #crowded: ControlledLine<Candidate>;

  constructor({ places, limits, now }: Parts) {
    this.#places = places;
    this.#important = new WaitingLine(now, limits.important);
    this.#ordinary = new ControlledLine(now, limits);
    this.#crowdedImportant = new WaitingLine(now, limits.interval);
    this.#crowded = new ControlledLine(now, limits);
  }

  get #lines(): readonly WaitingLine<Candidate>[] {
    return [this.#important, this.#ordinary, this.#crowdedImportant, this.#crowded];
  }

  /** Number of waiting requests. */
  get waiting(): number {
    return this.#lines.reduce((sum, { size }) => sum + size, 0);
  }

  /** Whether more ordinary requests arrive than can be served. */
  get isOverloaded(): boolean {
    return this.#ordinary.isOverloaded;
  }

  /** Returns whether to refuse a request before its body is read. */
  refusesAtOnce(shedding: Shedding, network: string): boolean {
    if (shedding === 'upload') return this.#places.free(shedding, network) === null;
    return this.#lineFor(shedding, network).isClosed;
  }

  /**
   * Takes a place, now or when one becomes free. Returns a function that ends the waiting of a request whose client has
   * disconnected.
   */
  enter(candidate: Candidate): () => void {
    const kind = this.#places.free(candidate.shedding, candidate.network);
    if (kind !== null || candidate.shedding === 'upload') {
      this.#settle(candidate, kind);
      return () => {};
    }
    const line = this.#lineFor(candidate.shedding, candidate.network);
    line.add(candidate);
    return () => line.remove(candidate);
  }

  /** Frees a place and gives it to a waiting request. */
  leave(kind: PlaceKind, network: string): void {
    this.#places.giveBack(kind, network);
    this.refuseLate();
    for (const line of this.#lines) this.#serve(line);
    // Refusing all waiting requests does not end an overload, because no place is free then.
    if (kind === 'shared') this.#ordinary.placeIsFree();
    this.#crowded.placeIsFree();
  }

  /** Refuses requests that have waited too long. Call it several times per target. */
  refuseLate(): void {
    for (const line of this.#lines) for (const late of line.removeLate()) late.settle(null);
  }

  /** Serves requests of a line as long as there are places for them. */
  #serve(line: WaitingLine<Candidate>): void {
    for (const candidate of line.inOrder()) {
      const kind = this.#places.free(candidate.shedding, candidate.network);
      if (kind === null) continue;
      line.serve(candidate);
      this.#settle(candidate, kind);
    }
  }

  #lineFor(shedding: Shedding, network: string): WaitingLine<Candidate> {
    const isImportant = shedding === 'last';
    if (this.#places.isFullFor(network)) return isImportant ? this.#crowdedImportant : this.#crowded;
    return isImportant ? this.#important : this.#ordinary;
  }

  #settle(candidate: Candidate, kind: PlaceKind | null): void {
    if (kind !== null) this.#places.take(kind, candidate.network);
    candidate.settle(kind);
  }
}
