import type { AppSettings, JobDetail } from '@nukkad/contract';
import { cardBadge } from '@nukkad/domain/badge.ts';
import { isHrOpen } from '@nukkad/domain/hr-window.ts';

/** The dialog to show before the phone number of HR. */
export type HrStep = 'closed' | 'no-credits' | 'ask' | 'free';

interface Hours {
  readonly from: number;
  readonly to: number;
}

/** Returns the hours in India in which a company may be called: its own, else those of the settings. */
export function callHours(
  { callHours: own }: Pick<JobDetail, 'callHours'>,
  { hrFromHour, hrToHour }: Pick<AppSettings, 'hrFromHour' | 'hrToHour'>,
): Hours {
  return own ?? { from: hrFromHour, to: hrToHour };
}

/**
 * Returns the dialog to show after a click on "Call HR". The number is free for seekers who applied or have seen it
 * before. The server checks that again.
 */
export function hrStep(
  job: Pick<JobDetail, 'application' | 'status' | 'contact' | 'credits' | 'callHours'>,
  settings: Pick<AppSettings, 'hrFromHour' | 'hrToHour'>,
  now: Date,
): HrStep {
  const { from, to } = callHours(job, settings);
  if (!isHrOpen({ fromHour: from, toHour: to }, now)) return 'closed';
  if (job.contact !== null || cardBadge(job) === 'APPLIED') return 'free';
  return job.credits === 0 ? 'no-credits' : 'ask';
}
