import type { Random } from '@nukkad/domain/random.ts';

/** Draws a random index with the given weights in constant time (Vose's alias method). */
export class WeightedIndex {
  readonly #threshold: Float64Array;
  readonly #alias: Uint32Array;

  constructor(weights: readonly number[]) {
    const size = weights.length;
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    if (!(total > 0)) throw new RangeError('Weights must add up to more than zero');
    this.#threshold = Float64Array.from(weights, (weight) => (weight * size) / total);
    this.#alias = new Uint32Array(size);
    this.#fill();
  }

  #fill(): void {
    const small: number[] = [];
    const large: number[] = [];
    this.#threshold.forEach((share, index) => {
      (share < 1 ? small : large).push(index);
    });
    while (small.length > 0 && large.length > 0) {
      const poor = small.pop() as number;
      const rich = large.pop() as number;
      this.#alias[poor] = rich;
      const left = (this.#threshold[rich] as number) + (this.#threshold[poor] as number) - 1;
      this.#threshold[rich] = left;
      (left < 1 ? small : large).push(rich);
    }
    for (const index of [...small, ...large]) this.#threshold[index] = 1;
  }

  pick(random: Random): number {
    const column = random.below(this.#threshold.length);
    return random.unit() < (this.#threshold[column] as number) ? column : (this.#alias[column] as number);
  }
}
