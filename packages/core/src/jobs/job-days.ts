import { JOB_RENEWAL_DAYS } from '@nukkad/contract';
import { DAY_MS } from '@nukkad/domain/durations.ts';

/**
 * Minimum extension of a stored renewal, as a fraction of the job's lifetime. Feeds confirm their jobs every hour,
 * and this limit avoids most of the writes.
 */
const MIN_GAIN = 1 / 30;

export interface JobDays {
  /** Expiry of a job that is renewed now. */
  readonly expiresAt: Date;
  /** Minimum extension in milliseconds. Shorter renewals are not stored. */
  readonly minGainMs: number;
}

/** Returns the expiry of jobs that are created or renewed at `now`: after `lifetimeDays`, at most JOB_RENEWAL_DAYS. */
export function jobDays(now: Date, lifetimeDays: number): JobDays {
  const length = Math.min(lifetimeDays, JOB_RENEWAL_DAYS) * DAY_MS;
  return { expiresAt: new Date(now.getTime() + length), minGainMs: length * MIN_GAIN };
}
