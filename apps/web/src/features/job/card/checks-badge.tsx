import type { JobCard } from '@nukkad/contract';
import { hasFailedCheck } from '@nukkad/domain/check-counts.ts';
import { Ticks } from '@nukkad/ui';
import { useChecksText } from './use-checks-text.ts';

type Counts = Pick<JobCard, 'checksPassed' | 'checksDone'>;

/** The result of the checks next to the company's name on a card: "4 of 5 fine". Renders nothing if none was done. */
export function ChecksBadge({ job }: { readonly job: Counts }) {
  const checksText = useChecksText();
  if (job.checksDone === 0) return null;
  return (
    <Ticks
      states={[hasFailedCheck(job) ? 'failed' : 'passed']}
      label={checksText({ passed: job.checksPassed, failed: job.checksDone - job.checksPassed })}
    />
  );
}
