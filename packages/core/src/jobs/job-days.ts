import { JOB_RENEWAL_DAYS } from '@nukkad/contract';
import { DAY_MS } from '@nukkad/domain/durations.ts';

/** A confirmation that adds less than this part of a job's days is not written: feeds are read every hour. */
const LEAST_GAIN = 1 / 30;

export interface JobDays {
  /** When a job ends that is confirmed now, unless a person has to renew it earlier. */
  readonly expiresAt: Date;
  /** Milliseconds that a confirmation adds at least. */
  readonly leastGainMs: number;
}

/** How long jobs stay open that are confirmed at `now`: `lifetimeDays`, at most the days between two renewals. */
export function jobDays(now: Date, lifetimeDays: number): JobDays {
  const length = Math.min(lifetimeDays, JOB_RENEWAL_DAYS) * DAY_MS;
  return { expiresAt: new Date(now.getTime() + length), leastGainMs: length * LEAST_GAIN };
}
