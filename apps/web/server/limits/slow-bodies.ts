import type { Release } from './places.ts';

interface SlowBodiesOptions {
  /** Slow bodies of one network at the same time. */
  readonly perNetwork: number;
  /** Milliseconds after which an unfinished body is slow. */
  readonly slowAfter: number;
}

type GiveUp = () => void;

/**
 * Bounds the slow bodies of each network. A body that arrives soon takes no place, so that nobody on the same address
 * can take it away. When a network has too many slow bodies, the oldest of them is given up for the newest.
 */
export class SlowBodies {
  readonly #perNetwork: number;
  readonly #slowAfter: number;
  /** The slow bodies of each network, oldest first. */
  readonly #slow = new Map<string, Set<GiveUp>>();

  constructor({ perNetwork, slowAfter }: SlowBodiesOptions) {
    this.#perNetwork = perNetwork;
    this.#slowAfter = slowAfter;
  }

  /** Networks that have slow bodies. */
  get networks(): number {
    return this.#slow.size;
  }

  /** Watches a body that has begun, until the returned function is called. `giveUp` is called at most once. */
  watch(network: string, giveUp: GiveUp): Release {
    const timer = setTimeout(() => this.#add(network, giveUp), this.#slowAfter);
    return () => {
      clearTimeout(timer);
      this.#remove(network, giveUp);
    };
  }

  #add(network: string, giveUp: GiveUp): void {
    const slow = this.#slow.get(network) ?? new Set();
    this.#slow.set(network, slow.add(giveUp));
    const [oldest] = slow;
    if (oldest === undefined || slow.size <= this.#perNetwork) return;
    this.#remove(network, oldest);
    oldest();
  }

  #remove(network: string, giveUp: GiveUp): void {
    const slow = this.#slow.get(network);
    slow?.delete(giveUp);
    if (slow?.size === 0) this.#slow.delete(network);
  }
}
