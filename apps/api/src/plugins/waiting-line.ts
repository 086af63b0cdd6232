/** Limits of waiting, in milliseconds. */
export interface WaitLimits {
  /** Maximum wait under overload. */
  readonly target: number;
  /**
   * Maximum wait without overload. A line is overloaded when somebody has been waiting for this time without a break.
   */
  readonly interval: number;
}

/** Maximum number of waiting requests of each line, so that memory stays bounded. */
const WAITING_MAX = 1000;
/** Weight of the newest value in the moving average. */
const NEWEST_WEIGHT = 1 / 8;

/** A line in order of arrival. A request in it waits for at most a number of milliseconds. */
export class WaitingLine<Item> {
  protected readonly now: () => number;
  protected readonly waiting = new Map<Item, number>();
  readonly #limit: number;

  constructor(now: () => number, limit: number) {
    this.now = now;
    this.#limit = limit;
  }

  get size(): number {
    return this.waiting.size;
  }

  /** The maximum wait at present, in milliseconds. */
  get limit(): number {
    return this.#limit;
  }

  /** Returns whether a new request is to be refused instead of waiting. */
  get isClosed(): boolean {
    return this.size >= WAITING_MAX;
  }

  /** Returns the waiting requests, the one to serve first at the beginning. */
  inOrder(): Iterable<Item> {
    return this.waiting.keys();
  }

  add(item: Item): void {
    this.waiting.set(item, this.now());
  }

  /** Removes a request that was served. */
  serve(item: Item): void {
    this.waiting.delete(item);
  }

  /** Removes a request that was not served, if it is in the line. */
  remove(item: Item): void {
    this.waiting.delete(item);
  }

  /** Removes and returns the requests that have waited too long. */
  removeLate(): Item[] {
    const before = this.now() - this.limit;
    const late: Item[] = [];
    // The oldest ones come first.
    for (const [item, since] of this.waiting) {
      if (since > before) break;
      late.push(item);
    }
    for (const item of late) this.remove(item);
    return late;
  }
}

/**
 * A line with controlled delay (CoDel) and an adaptive order. Without overload, requests are served in order of arrival,
 * and a short burst is served completely. If somebody has been waiting for a whole interval, more arrives than can be
 * served. Then the newest request is served first, because the oldest ones would be too late in any case, and a request
 * that would wait longer than the target is refused when its headers arrive.
 */
export class ControlledLine<Item> extends WaitingLine<Item> {
  readonly #limits: WaitLimits;
  /** Since when requests have had to wait; null if a place was free after that. */
  #busySince: number | null = null;
  /** Moving average of the time between two requests that leave the line for a place. */
  #gap = 0;
  #lastServed = 0;

  constructor(now: () => number, limits: WaitLimits) {
    super(now, limits.interval);
    this.#limits = limits;
  }

  get isOverloaded(): boolean {
    return this.#busySince !== null && this.now() - this.#busySince >= this.#limits.interval;
  }

  override get limit(): number {
    return this.isOverloaded ? this.#limits.target : this.#limits.interval;
  }

  override get isClosed(): boolean {
    return super.isClosed || (this.isOverloaded && this.#expectedWait() > this.#limits.target);
  }

  override inOrder(): Iterable<Item> {
    return this.isOverloaded ? [...this.waiting.keys()].reverse() : super.inOrder();
  }

  override add(item: Item): void {
    if (this.#busySince === null) {
      this.#busySince = this.now();
      this.#lastServed = this.#busySince;
    }
    super.add(item);
  }

  override serve(item: Item): void {
    super.serve(item);
    const moment = this.now();
    this.#gap += (moment - this.#lastServed - this.#gap) * NEWEST_WEIGHT;
    this.#lastServed = moment;
  }

  /** Ends the overload if nobody waits. Call it when a place has become free that a request of this line could take. */
  placeIsFree(): void {
    if (this.size === 0) this.#busySince = null;
  }

  /** The time that a new request would wait if it were served last. */
  #expectedWait(): number {
    const gap = Math.max(this.#gap, this.now() - this.#lastServed);
    return (this.size + 1) * gap;
  }
}
