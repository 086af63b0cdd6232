import type { JobFilterOutput } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';

/** "48 jobs" or "200+ jobs", in a live region. */
export function JobCount({ page }: { readonly page: Pick<JobFilterOutput, 'total' | 'isTotalCapped'> }) {
  const t = useT('jobs');
  const { total, isTotalCapped } = page;
  return (
    <p className="job-count" role="status">
      {isTotalCapped ? t('countCapped', { count: total }) : t('count', { count: total })}
    </p>
  );
}
