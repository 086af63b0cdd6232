import type { RawRecord } from './read/raw-record.ts';
import type { Problem, RowProblem } from './reasons.ts';

/** So many problems are reported one by one; a file with more has the same wrong everywhere. */
const TOLD = 1000;

/** The column of a file of refused rows that says why; imports ignore it. */
export const REASON_COLUMN = 'refusedBecause';

interface RefusedRow {
  /** Of the row in the file, from 1 on. */
  readonly position: number;
  readonly line: number;
  readonly key: string | null;
}

/** The rows that were refused, each once, and why. */
export class Refusals {
  readonly told: RowProblem[] = [];
  /** Every reason by the row's position; empty unless rows are collected. */
  readonly #reasons = new Map<number, string[]>();
  readonly #records = new Map<number, RawRecord['cells']>();
  readonly #isCollecting: boolean;
  #rows = 0;
  #problems = 0;

  /** With `isCollecting` it holds all rows in memory, so that refused ones can be written to a file. */
  constructor(isCollecting = false) {
    this.#isCollecting = isCollecting;
  }

  /** Holds rows that were read, of which the first is behind so many others. */
  keep(records: readonly RawRecord[], before: number): void {
    if (!this.#isCollecting) return;
    for (const [index, { cells }] of records.entries()) this.#records.set(before + index + 1, cells);
  }

  add(row: RefusedRow, problems: readonly Problem[]): void {
    this.#rows += 1;
    this.again(row, problems);
  }

  /** More that is wrong with a row which was refused already. */
  again({ position, line, key }: RefusedRow, problems: readonly Problem[]): void {
    this.#problems += problems.length;
    for (const { field, reason } of problems) {
      if (this.told.length < TOLD) this.told.push({ line, key, field, reason });
      if (!this.#isCollecting) continue;
      const reasons = this.#reasons.get(position) ?? [];
      reasons.push(field === '' ? reason : `${field}: ${reason}`);
      this.#reasons.set(position, reasons);
    }
  }

  /** The refused rows as they were in the file, with why, in their order. */
  collected(): Record<string, unknown>[] {
    return [...this.#reasons]
      .toSorted(([one], [other]) => one - other)
      .map(([position, reasons]) => {
        const { [REASON_COLUMN]: _, ...cells } = this.#records.get(position) ?? {};
        return { ...cells, [REASON_COLUMN]: reasons.join('; ') };
      });
  }

  get rows(): number {
    return this.#rows;
  }

  get untold(): number {
    return this.#problems - this.told.length;
  }
}
