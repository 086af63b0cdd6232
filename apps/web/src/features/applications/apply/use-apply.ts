import type { Gender, JobDetail } from '@nukkad/contract';
import { useViewerPoint } from '../../../lib/place/use-viewer-point.ts';
import { APPLICATION_STALE } from '../../../lib/query/stale-after.ts';
import { useAction } from '../../../lib/query/use-action.ts';
import { useServices } from '../../../lib/services.ts';
import { changeJob } from '../../job/card/change-job.ts';
import { renamePerson } from '../../personal/rename-person.ts';
import { useApplyAnswers } from './use-apply-answers.ts';

/** What the account lacks: the name, and the gender if the job asks for one. */
export interface Applicant {
  readonly name?: string | undefined;
  readonly gender?: Gender | undefined;
}

/** Applies for a job. On success, all cached lists show it as applied for. */
export function useApply({ id: jobId, companyId }: Pick<JobDetail, 'id' | 'companyId'>) {
  const point = useViewerPoint();
  const { session } = useServices();
  const { answers, change } = useApplyAnswers();
  const apply = useAction('applications.apply', {
    write: ({ status }) => changeJob(jobId, { application: status }),
    invalidates: APPLICATION_STALE,
    callbacks: 'immediately',
    onDone: (_answer, { name }) => name !== undefined && renamePerson(session, name),
  });
  const submit = (applicant: Applicant = {}) =>
    apply.run({ jobId, companyId, point, ...answers, ...applicant });
  return { ...apply, submit, answers, change };
}
