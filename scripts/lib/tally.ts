/** The results of one part of a test run. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** The failures, one line each. */
  failures: string[];
  /** Tests that failed on the first try and passed on the second. */
  flaky: string[];
}

export function emptyTally(): Tally {
  return { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };
}

/** Adds up several tallies. */
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

/** Returns the tally of one check that passed or failed. */
export function single(name: string, ok: boolean): Tally {
  return ok ? { ...emptyTally(), passed: 1 } : { ...emptyTally(), failed: 1, failures: [name] };
}

/** A test file in Vitest's JSON report. */
export interface VitestFile {
  name: string;
  status: string;
  /** Start time in milliseconds since 1970. */
  startTime: number;
  endTime: number;
  /** The reason why no test of the file ran. */
  message?: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
}

/** Counts the files of Vitest's JSON report. A file that failed before any of its tests ran counts as one failure. */
export function tallyVitest(files: readonly VitestFile[]): Tally {
  const tally = emptyTally();
  for (const file of files) {
    const failedBefore = tally.failed;
    for (const test of file.assertionResults) {
      if (test.status === 'passed') {
        tally.passed += 1;
        // The report keeps the errors of an earlier try.
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

/** Returns the last line of a run, which CI reads. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
