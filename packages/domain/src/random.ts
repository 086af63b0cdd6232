const UNIT = 2 ** -32;

/** Returns a hash of a 32-bit integer (murmur3's finaliser), so that neighbouring inputs give unrelated results. */
export function mix32(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

/**
 * The random generator sfc32, seeded from (seed, stream, index). Any row can be generated alone and in any order with
 * the same result. One instance is reused for a whole run to avoid allocations.
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

  /** A random number, at least 0 and below 1. */
  unit(): number {
    return this.uint32() * UNIT;
  }

  /** A random whole number from 0 (inclusive) to `limit` (exclusive). */
  below(limit: number): number {
    return Math.floor(this.unit() * limit);
  }

  /** A random whole number from `low` to `high`, both inclusive. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  chance(probability: number): boolean {
    return this.unit() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }

  /** A random number: approximately normal, mean 0, deviation about 1, always within ±3; the sum of three uniform numbers. */
  bell(): number {
    return (this.unit() + this.unit() + this.unit() - 1.5) * 2;
  }
}
