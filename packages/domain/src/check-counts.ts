interface CheckCounts {
  /** Number of the five checks that passed. */
  readonly checksPassed: number;
  /** Number of the five checks that passed or failed. */
  readonly checksDone: number;
}

/** Number of checks of each job. */
export const CHECKS_OF_A_JOB = 5;

/** Whether at least one check of the job failed. Such jobs are left out of sitemaps and feeds. */
export function hasFailedCheck({ checksPassed, checksDone }: CheckCounts): boolean {
  return checksPassed < checksDone;
}

/** Whether all five checks of the job passed. */
export function hasPassedAllChecks({ checksPassed }: CheckCounts): boolean {
  return checksPassed === CHECKS_OF_A_JOB;
}
