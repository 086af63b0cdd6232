import { readFileSync } from 'node:fs';

/** What one part of a test run came to. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** One line for each failure. */
  failures: string[];
  /** The tests that passed at a second try alone. */
  flaky: string[];
}

/** A tally of nothing. */
export function emptyTally(): Tally {
  return { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };
}

/** All tallies in one. */
export function sumTallies(tallies: Tally[]): Tally {
  const sum = emptyTally();
  for (const tally of tallies) {
    sum.passed += tally.passed;
    sum.failed += tally.failed;
    sum.skipped += tally.skipped;
    sum.failures.push(...tally.failures);
    sum.flaky.push(...tally.flaky);
  }
  return sum;
}

/** One thing that passed or failed as a whole. */
export function single(name: string, ok: boolean): Tally {
  return ok ? { ...emptyTally(), passed: 1 } : { ...emptyTally(), failed: 1, failures: [name] };
}

/** A test file in Vitest's JSON report. */
export interface VitestFile {
  name: string;
  status: string;
  /** Why no test of the file ran. */
  message?: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
}

/** Counts Vitest's JSON report; a file that failed before any of its tests ran is one failure. @internal */
export function tallyVitest(report: { testResults: VitestFile[] }): Tally {
  const tally = emptyTally();
  for (const file of report.testResults) {
    const failedBefore = tally.failed;
    for (const test of file.assertionResults) {
      if (test.status === 'passed') {
        tally.passed += 1;
        // The report keeps what went wrong at an earlier try.
        if (test.failureMessages?.length) tally.flaky.push(test.fullName);
      } else if (test.status === 'failed') {
        tally.failed += 1;
        tally.failures.push(test.fullName);
      } else tally.skipped += 1;
    }
    if (file.status === 'failed' && tally.failed === failedBefore) {
      tally.failed += 1;
      tally.failures.push(`${file.name} did not run`);
    }
  }
  return tally;
}

/** The tally of a report file; undefined where none was written. */
export function readVitestReport(file: string): Tally | undefined {
  try {
    return tallyVitest(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** The one plain line that ends a run. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
