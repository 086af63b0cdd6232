import type { Problem, RowProblem } from './reasons.ts';

/** So many problems are told one by one; a file with more has the same wrong everywhere. */
const TOLD = 1000;

/** The rows that were refused, each once, and why. */
export class Refusals {
  readonly told: RowProblem[] = [];
  #rows = 0;
  #problems = 0;

  add(line: number, key: string | null, problems: readonly Problem[]): void {
    this.#rows += 1;
    this.again(line, key, problems);
  }

  /** More that is wrong with a row which was refused already. */
  again(line: number, key: string | null, problems: readonly Problem[]): void {
    this.#problems += problems.length;
    for (const { field, reason } of problems)
      if (this.told.length < TOLD) this.told.push({ line, key, field, reason });
  }

  get rows(): number {
    return this.#rows;
  }

  get untold(): number {
    return this.#problems - this.told.length;
  }
}
