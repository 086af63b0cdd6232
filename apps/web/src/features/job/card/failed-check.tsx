import type { JobCard } from '@nukkad/contract';
import { hasFailedCheck } from '@nukkad/domain/check-counts.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { WarningLine } from '@nukkad/ui';

const REASONS = [
  'number-malformed',
  'contact-malformed',
  'contact-blocked',
  'far-from-city',
  'names-another-place',
  'asks-money',
  'below-minimum-wage',
  'too-good-to-be-true',
  'stipend-far-below',
  'stipend-far-above',
] as const;

interface FailedCheckProps {
  readonly job: Pick<JobCard, 'checksPassed' | 'checksDone' | 'failedCheck'>;
}

/**
 * A red line with what is wrong with a job: "The company's registration number is wrong". Shown above the pay and where
 * the seeker confirms the application. Renders nothing if no check failed.
 */
export function FailedCheck({ job }: FailedCheckProps) {
  const t = useT('jobs');
  if (!hasFailedCheck(job)) return null;
  // A newer server may send a reason that this version does not know.
  const reason = REASONS.find((known) => known === job.failedCheck) ?? 'other';
  return <WarningLine>{t(`failed.${reason}`)}</WarningLine>;
}
