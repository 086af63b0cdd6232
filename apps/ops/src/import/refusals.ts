import type { RawRecord } from './read/raw-record.ts';
import type { Problem, RowProblem } from './reasons.ts';

/** Maximum number of problems that are reported. If a file has more, most of them usually have the same cause. */
const REPORTED_MAX = 1000;

/** Name of the column with the reasons in a file of refused rows. Imports ignore this column. */
export const REASON_COLUMN = 'refusedBecause';

interface RefusedRow {
  /** Number of the row in the file, from 1. */
  readonly position: number;
  readonly line: number;
  readonly key: string | null;
}

/** Collects the refused rows of an import and their problems. */
export class Refusals {
  readonly reported: RowProblem[] = [];
  /** All reasons by the row's position. Empty unless rows are collected. */
  readonly #reasons = new Map<number, string[]>();
  readonly #records = new Map<number, RawRecord['cells']>();
  readonly #isCollecting: boolean;
  #rows = 0;
  #problems = 0;

  /** With `isCollecting`, it keeps all rows in memory, so that the refused rows can be written to a file. */
  constructor(isCollecting = false) {
    this.#isCollecting = isCollecting;
  }

  /** Keeps a batch of rows in memory; `before` is the number of rows before it. */
  keep(records: readonly RawRecord[], before: number): void {
    if (!this.#isCollecting) return;
    for (const [index, { cells }] of records.entries()) this.#records.set(before + index + 1, cells);
  }

  add(row: RefusedRow, problems: readonly Problem[]): void {
    this.#rows += 1;
    this.addProblems(row, problems);
  }

  /** Adds problems to a row that was already refused. */
  addProblems({ position, line, key }: RefusedRow, problems: readonly Problem[]): void {
    this.#problems += problems.length;
    for (const { field, reason } of problems) {
      if (this.reported.length < REPORTED_MAX) this.reported.push({ line, key, field, reason });
      if (!this.#isCollecting) continue;
      const reasons = this.#reasons.get(position) ?? [];
      reasons.push(field === '' ? reason : `${field}: ${reason}`);
      this.#reasons.set(position, reasons);
    }
  }

  /** Returns the refused rows with their original cells and the reasons, in the order of the file. */
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

  get unreported(): number {
    return this.#problems - this.reported.length;
  }
}
