import type { Release } from './places.ts';

interface SlowBodiesOptions {
  /** Maximum number of slow bodies of one network at the same time. */
  readonly perNetwork: number;
  /** Milliseconds after which an unfinished body is slow. */
  readonly slowAfter: number;
}

type Abort = () => void;

/**
 * Limits the slow request bodies of each network. If a network has too many, the oldest one is aborted. Fast bodies do not count,
 * so that an attacker cannot block other clients of the same network.
 */
export class SlowBodies {
  readonly #perNetwork: number;
  readonly #slowAfter: number;
  /** The slow bodies of each network, oldest first. */
  readonly #slow = new Map<string, Set<Abort>>();

  constructor({ perNetwork, slowAfter }: SlowBodiesOptions) {
    this.#perNetwork = perNetwork;
    this.#slowAfter = slowAfter;
  }

  /** Returns the number of client networks that are sending at least one slow request body. */
  get networks(): number {
    return this.#slow.size;
  }

  /** Watches a request body until the returned function is called. `abort` is called at most once. */
  watch(network: string, abort: Abort): Release {
    const timer = setTimeout(() => this.#add(network, abort), this.#slowAfter);
    return () => {
      clearTimeout(timer);
      this.#remove(network, abort);
    };
  }

  #add(network: string, abort: Abort): void {
    const slow = this.#slow.get(network) ?? new Set();
    this.#slow.set(network, slow.add(abort));
    const [oldest] = slow;
    if (oldest === undefined || slow.size <= this.#perNetwork) return;
    this.#remove(network, oldest);
    oldest();
  }

  #remove(network: string, abort: Abort): void {
    const slow = this.#slow.get(network);
    slow?.delete(abort);
    if (slow?.size === 0) this.#slow.delete(network);
  }
}
