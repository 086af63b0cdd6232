import type { JobCard } from '@nukkad/contract';
import { errorPhrase } from '@nukkad/i18n';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { useSnackbar } from '@nukkad/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shownError } from '../../../lib/query/shown-error.ts';
import { useServices } from '../../../lib/services.ts';
import { updateJobsInCache } from './update-jobs-in-cache.ts';

/** Saves or unsaves a job; every list that shows it follows. */
export function useSaveJob(job: Pick<JobCard, 'id' | 'isSaved'>) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const show = useSnackbar();
  const t = useT('jobs');
  const errors = useT('errors');
  const language = useLanguage();
  return useMutation({
    mutationFn: () => api.call('applications.saveJob', { jobId: job.id, isSaved: job.isSaved }),
    onSuccess: ({ isSaved }) => {
      updateJobsInCache(queryClient, job.id, { isSaved });
      show({ text: t(isSaved ? 'saved' : 'unsaved') });
    },
    onError: (error) => show({ text: errorPhrase(errors, language, shownError(error)) }),
  });
}
