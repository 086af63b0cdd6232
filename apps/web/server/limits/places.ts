/** Releases a taken place. Further calls do nothing. */
export type Release = () => void;

/** A counting semaphore without a queue. At most `max` places are taken at the same time. */
export class Places {
  readonly #max: number;
  #taken = 0;

  constructor(max: number) {
    this.#max = max;
  }

  get taken(): number {
    return this.#taken;
  }

  /** Takes a place. Returns its release function; null if all places are taken. */
  take(): Release | null {
    if (this.#taken >= this.#max) return null;
    this.#taken += 1;
    let isHeld = true;
    return () => {
      if (isHeld) this.#taken -= 1;
      isHeld = false;
    };
  }
}

/** A counting semaphore for each network, at most `max` at once. Networks without a taken place use no memory. */
export class PlacesByNetwork {
  readonly #max: number;
  readonly #networks = new Map<string, Places>();

  constructor(max: number) {
    this.#max = max;
  }

  get networks(): number {
    return this.#networks.size;
  }

  take(network: string): Release | null {
    const places = this.#networks.get(network) ?? new Places(this.#max);
    const release = places.take();
    if (release === null) return null;
    this.#networks.set(network, places);
    return () => {
      release();
      if (places.taken === 0 && this.#networks.get(network) === places) this.#networks.delete(network);
    };
  }
}
