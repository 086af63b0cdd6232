import type { JobDetail } from '@nukkad/contract';
import { useViewerPoint } from '../../../lib/place/use-viewer-point.ts';
import { APPLICATION_STALE } from '../../../lib/query/stale-after.ts';
import { useAction } from '../../../lib/query/use-action.ts';
import { changeJob } from '../../job/card/change-job.ts';
import { useApplyAnswers } from './use-apply-answers.ts';

/** Applies for a job. On success, all cached lists show it as applied for. */
export function useApply({ id: jobId, companyId }: Pick<JobDetail, 'id' | 'companyId'>) {
  const point = useViewerPoint();
  const { answers, change } = useApplyAnswers();
  const apply = useAction('applications.apply', {
    write: ({ status }) => changeJob(jobId, { application: status }),
    invalidates: APPLICATION_STALE,
    callbacks: 'immediately',
  });
  const submit = () => apply.run({ jobId, companyId, point, ...answers });
  return { ...apply, submit, answers, change };
}
