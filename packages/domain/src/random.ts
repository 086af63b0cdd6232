const UNIT = 2 ** -32;

/** Scrambles a 32-bit integer well enough that neighbouring inputs share nothing (murmur3's finaliser). */
export function mix32(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

/**
 * sfc32, restarted for every row from (seed, stream, index): any row can be made alone, in any order, and comes
 * out the same. One instance serves a whole run, so that no row allocates a generator.
 */
export class Random {
  #a = 0;
  #b = 0;
  #c = 0;
  #counter = 1;

  restart(seed: number, stream: number, index: number): this {
    this.#a = mix32(seed ^ 0x9e3779b9);
    this.#b = mix32(stream + 0x7f4a7c15);
    this.#c = mix32(index ^ 0x165667b1);
    this.#counter = 1;
    for (let round = 0; round < 12; round++) this.uint32();
    return this;
  }

  uint32(): number {
    const result = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + result;
    return result >>> 0;
  }

  /** At least 0, below 1. */
  unit(): number {
    return this.uint32() * UNIT;
  }

  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number {
    return Math.floor(this.unit() * limit);
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  chance(probability: number): boolean {
    return this.unit() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }

  /** Bell-shaped, mean 0, deviation about 1, never beyond 3 (three uniform numbers, no logarithm). */
  bell(): number {
    return (this.unit() + this.unit() + this.unit() - 1.5) * 2;
  }
}
