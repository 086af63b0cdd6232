export interface PromiseCacheOptions<Key, Value> {
  load(key: Key): Promise<Value>;
  /** Milliseconds from the begin of its load for which a value is fresh. */
  readonly ttl: number;
  /** Stale-while-revalidate: an old value is answered while the next one is loaded. Else callers wait for that. */
  readonly servesStale?: boolean;
  /** Entries at most; beyond it the one that came first goes. */
  readonly max?: number;
}

interface Entry<Value> {
  readonly value: Promise<Value>;
  readonly startedAt: number;
  isLoaded: boolean;
  /** The load that is to take its place. */
  next: Promise<Value> | null;
}

const MAX = 1000;

/**
 * Values that are loaded when they are asked for, once for all who ask while the load is fresh; of stale ones that are
 * served, one load at a time. An error is not cached: where there is an old value it serves on, else whoever asks next
 * loads again.
 */
export class PromiseCache<Key, Value> {
  readonly #options: Required<PromiseCacheOptions<Key, Value>>;
  readonly #entries = new Map<Key, Entry<Value>>();

  constructor(options: PromiseCacheOptions<Key, Value>) {
    this.#options = { servesStale: false, max: MAX, ...options };
  }

  get(key: Key): Promise<Value> {
    const entry = this.#entries.get(key);
    if (entry === undefined) return this.#load(key);
    const isFresh = performance.now() - entry.startedAt < this.#options.ttl;
    if (isFresh) return entry.value;
    if (!this.#options.servesStale) return this.#load(key);
    if (entry.isLoaded && entry.next === null) this.#replace(key, entry).catch(() => {});
    return entry.value;
  }

  /** Whether `get` answers without waiting. */
  isLoaded(key: Key): boolean {
    return this.#entries.get(key)?.isLoaded ?? false;
  }

  /** Loads anew, also where a load is under way, and waits for it; an old value serves others meanwhile. */
  refresh(key: Key): Promise<Value> {
    const entry = this.#entries.get(key);
    return entry?.isLoaded ? this.#replace(key, entry) : this.#load(key);
  }

  /** Forgets the entries of these keys; a load that is under way is answered to those who wait and not cached. */
  delete(matches: (key: Key) => boolean): void {
    for (const key of this.#entries.keys()) if (matches(key)) this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  #begin(key: Key): Entry<Value> {
    const startedAt = performance.now();
    const entry = { value: this.#options.load(key), startedAt, isLoaded: false, next: null };
    entry.value.then(
      () => {
        entry.isLoaded = true;
      },
      () => {},
    );
    return entry;
  }

  #load(key: Key): Promise<Value> {
    const entry = this.#begin(key);
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [first] = this.#entries.keys();
    if (this.#entries.size > this.#options.max) this.#entries.delete(first as Key);
    entry.value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return entry.value;
  }

  async #replace(key: Key, old: Entry<Value>): Promise<Value> {
    const entry = this.#begin(key);
    old.next = entry.value;
    const isAwaited = () => this.#entries.get(key) === old && old.next === entry.value;
    try {
      await entry.value;
      if (isAwaited()) this.#entries.set(key, entry);
    } catch (error) {
      if (isAwaited()) old.next = null;
      throw error;
    }
    return entry.value;
  }
}
