import { CHECK_KINDS, type JobCard } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { type TickState, TicksOfFive } from '@nukkad/ui';

/** Returns the results of the five checks without their names: passed first, then failed, then not done. */
function tickStates({ checksPassed, checksDone }: Pick<JobCard, 'checksPassed' | 'checksDone'>) {
  return CHECK_KINDS.map((_, index): TickState => {
    if (index < checksPassed) return 'passed';
    return index < checksDone ? 'failed' : 'not-done';
  });
}

/** Five small ticks next to the company's name. Renders nothing if no check was done. */
export function ChecksBadge({ job }: { readonly job: Pick<JobCard, 'checksPassed' | 'checksDone'> }) {
  const t = useT('jobs');
  if (job.checksDone === 0) return null;
  return <TicksOfFive states={tickStates(job)} label={t('checks.passed', { count: job.checksPassed })} />;
}
