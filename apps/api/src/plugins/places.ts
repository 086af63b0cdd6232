/** Maximum numbers of concurrent requests. Each request in progress takes one place. */
export interface PlaceLimits {
  /** Places that requests of every kind may take, except uploads. */
  readonly shared: number;
  /** Additional places for requests that are refused last. */
  readonly reserved: number;
  /** Places for uploads, which hold them for as long as a slow connection takes. */
  readonly uploads: number;
  /** Maximum number of places of all kinds for one network. */
  readonly perNetwork: number;
}

export type PlaceKind = 'shared' | 'reserved' | 'uploads';

/** When a route's requests are refused under overload, or 'upload' for routes that take places for uploads. */
export type Shedding = 'first' | 'last' | 'upload';

const KINDS: Readonly<Record<Shedding, readonly PlaceKind[]>> = {
  first: ['shared'],
  last: ['shared', 'reserved'],
  upload: ['uploads'],
};

/** Counts the requests in progress, by kind of place and by network. */
export class Places {
  readonly #limits: PlaceLimits;
  readonly #taken: Record<PlaceKind, number> = { shared: 0, reserved: 0, uploads: 0 };
  readonly #byNetwork = new Map<string, number>();

  constructor(limits: PlaceLimits) {
    this.#limits = limits;
  }

  /** Number of places taken. */
  get taken(): number {
    return this.#taken.shared + this.#taken.reserved + this.#taken.uploads;
  }

  /** Takes a place, which the caller must give back. Returns its kind; null if the request must be refused. */
  take(shedding: Shedding, network: string): PlaceKind | null {
    const ofNetwork = this.#byNetwork.get(network) ?? 0;
    if (ofNetwork >= this.#limits.perNetwork) return null;
    const kind = KINDS[shedding].find((each) => this.#taken[each] < this.#limits[each]);
    if (kind === undefined) return null;
    this.#taken[kind] += 1;
    this.#byNetwork.set(network, ofNetwork + 1);
    return kind;
  }

  giveBack(kind: PlaceKind, network: string): void {
    this.#taken[kind] -= 1;
    const left = (this.#byNetwork.get(network) ?? 0) - 1;
    if (left > 0) this.#byNetwork.set(network, left);
    else this.#byNetwork.delete(network);
  }
}
