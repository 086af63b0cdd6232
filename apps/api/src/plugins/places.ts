/** How many requests may be answered at the same moment. */
export interface PlaceLimits {
  /** For requests of every kind. */
  readonly shared: number;
  /** Beside those, for what is shed last. */
  readonly reserved: number;
  /** For uploads, which hold theirs for as long as a slow line takes. */
  readonly uploads: number;
  /** Of one network, of all kinds together. */
  readonly perNetwork: number;
}

export type PlaceKind = 'shared' | 'reserved' | 'uploads';

/** How long a request of a route holds its place, and how readily it is turned away. */
export type Shedding = 'first' | 'last' | 'upload';

const KINDS: Readonly<Record<Shedding, readonly PlaceKind[]>> = {
  first: ['shared'],
  last: ['shared', 'reserved'],
  upload: ['uploads'],
};

/** The places of requests that are being answered, counted by kind and by network. */
export class Places {
  readonly #limits: PlaceLimits;
  readonly #taken: Record<PlaceKind, number> = { shared: 0, reserved: 0, uploads: 0 };
  readonly #byNetwork = new Map<string, number>();

  constructor(limits: PlaceLimits) {
    this.#limits = limits;
  }

  /** How many are taken. */
  get taken(): number {
    return this.#taken.shared + this.#taken.reserved + this.#taken.uploads;
  }

  /** The kind of place that a request would get now, or null where it must be turned away. */
  free(shedding: Shedding, network: string): PlaceKind | null {
    if ((this.#byNetwork.get(network) ?? 0) >= this.#limits.perNetwork) return null;
    for (const kind of KINDS[shedding]) if (this.#taken[kind] < this.#limits[kind]) return kind;
    return null;
  }

  /** Takes a place; whoever took it gives it back. */
  take(kind: PlaceKind, network: string): void {
    this.#taken[kind] += 1;
    this.#byNetwork.set(network, (this.#byNetwork.get(network) ?? 0) + 1);
  }

  giveBack(kind: PlaceKind, network: string): void {
    this.#taken[kind] -= 1;
    const left = (this.#byNetwork.get(network) ?? 0) - 1;
    if (left > 0) this.#byNetwork.set(network, left);
    else this.#byNetwork.delete(network);
  }
}
