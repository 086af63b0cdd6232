import type { AppSettings, JobDetail } from '@nukkad/contract';
import { cardBadge } from '@nukkad/domain/badge.ts';
import { isHrOpen } from '@nukkad/domain/hr-window.ts';

/** The dialog to show before the phone number of HR. */
export type HrStep = 'closed' | 'no-credits' | 'ask' | 'free';

/**
 * Returns the dialog to show after a click on "Call HR". The number is free for seekers who applied or have seen it
 * before. The server checks that again.
 */
export function hrStep(
  job: Pick<JobDetail, 'application' | 'status' | 'contact' | 'credits'>,
  settings: Pick<AppSettings, 'hrFromHour' | 'hrToHour'>,
  now: Date,
): HrStep {
  const window = { fromHour: settings.hrFromHour, toHour: settings.hrToHour };
  if (!isHrOpen(window, now)) return 'closed';
  if (job.contact !== null || cardBadge(job) === 'APPLIED') return 'free';
  return job.credits === 0 ? 'no-credits' : 'ask';
}
