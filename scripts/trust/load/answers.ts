/** Counts requests by their outcome, and remembers those that were not answered as promised. */
export class Answers {
  readonly #counts = new Map<string, number>();
  readonly #causes = new Map<string, number>();
  total = 0;

  /** Counts a request that was served, or refused as documented. */
  answered(outcome: string): void {
    this.total += 1;
    this.#counts.set(outcome, (this.#counts.get(outcome) ?? 0) + 1);
  }

  /** Counts a request without an answer, or with one that is not documented. */
  failed(cause: string): void {
    this.total += 1;
    this.#causes.set(cause, (this.#causes.get(cause) ?? 0) + 1);
  }

  /** Number of requests that were not answered as promised. */
  get failures(): number {
    return [...this.#causes.values()].reduce((sum, count) => sum + count, 0);
  }

  /** The outcomes with their numbers, the most frequent first. */
  get outcomes(): string {
    return listOf(this.#counts);
  }

  /** The causes of failures with their numbers, the most frequent first. */
  get causes(): string {
    return listOf(this.#causes);
  }
}

const listOf = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${count} × ${name}`)
    .join(', ');
