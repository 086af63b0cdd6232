const SHOWN = 12;

/** Counts the cases of one part of the suite, and collects its failures. */
export class Checks {
  cases = 0;
  readonly failures: string[] = [];
  readonly skipped: string[] = [];

  /** Counts one case. Stores `what` as a failure unless `isRight`. */
  check(isRight: boolean, what: string): void {
    this.cases += 1;
    if (!isRight) this.failures.push(what);
  }

  /** Stores why a case cannot run on this machine. */
  skip(reason: string): void {
    this.skipped.push(reason);
  }
}

/** Result of one part for the table at the end. */
export interface Outcome {
  readonly part: string;
  readonly checks: Checks;
  readonly seconds: number;
}

/** Returns one line per part with cases, failures and seconds, and below it the failures and what was skipped. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const row = (part: string, ...cells: string[]): string =>
    part.padEnd(26) + cells.map((cell) => cell.padStart(10)).join('');
  const lines = [row('part', 'cases', 'failures', 'seconds')];
  for (const { part, checks, seconds } of outcomes)
    lines.push(row(part, String(checks.cases), String(checks.failures.length), seconds.toFixed(1)));
  for (const { part, checks } of outcomes) {
    for (const failure of checks.failures.slice(0, SHOWN)) lines.push(`  ${part}: ${failure}`);
    if (checks.failures.length > SHOWN)
      lines.push(`  ${part}: and ${checks.failures.length - SHOWN} more failures`);
    for (const reason of checks.skipped) lines.push(`  ${part}, not run: ${reason}`);
  }
  return lines.join('\n');
}
