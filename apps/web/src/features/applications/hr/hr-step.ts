import type { AppSettings, JobDetail } from '@nukkad/contract';
import { cardBadge } from '@nukkad/domain/badge.ts';
import { isHrOpen } from '@nukkad/domain/hr-window.ts';

/** What the dialog has to say before a number is shown. */
export type HrStep = 'closed' | 'no-credits' | 'ask' | 'free';

/**
 * The step that a press on "Call HR" leads to. One who has applied, or has seen the number before, sees it free;
 * the server decides again.
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
