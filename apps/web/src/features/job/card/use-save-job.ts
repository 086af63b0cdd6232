import { useT } from '@nukkad/i18n/react.ts';
import { SAVED_JOBS_STALE } from '../../../lib/query/stale-after-saving.ts';
import { useAction } from '../../../lib/query/use-action.ts';
import { changeJob } from './change-job.ts';

/** Saves or unsaves a job. All cached lists are updated optimistically. */
export function useSaveJob() {
  const t = useT('jobs');
  return useAction('applications.saveJob', {
    optimistic: ({ jobId, isSaved }) => ({
      write: changeJob(jobId, { isSaved: !isSaved }),
      undo: changeJob(jobId, { isSaved }),
    }),
    write: ({ isSaved }, { jobId }) => changeJob(jobId, { isSaved }),
    invalidates: SAVED_JOBS_STALE,
    callbacks: 'immediately',
    message: ({ isSaved }) => t(isSaved ? 'saved' : 'unsaved'),
    failure: 'snackbar',
  });
}
