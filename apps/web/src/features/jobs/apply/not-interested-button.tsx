import type { JobDetail } from '@nukkad/contract';
import { jobNotInterested, jobUndoNotInterested } from '@nukkad/contract/applications/application.routes.ts';
import { errorPhrase } from '@nukkad/i18n';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Button, ConfirmDialog, useSnackbar } from '@nukkad/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { shownError } from '../../../lib/query/shown-error.ts';
import { useServices } from '../../../lib/services.ts';

/** Hides the job from the reader's lists after a question, goes back, and offers an undo. */
export function NotInterestedButton({ job }: { readonly job: JobDetail }) {
  const t = useT('apply');
  const jobs = useT('jobs');
  const common = useT('common');
  const [isAsking, setAsking] = useState(false);
  const hide = useHideJob(job.id, () => setAsking(false));
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {jobs('notInterested')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('notInterestedTitle')}
        confirmLabel={t('hide')}
        cancelLabel={common('cancel')}
        isBusy={hide.isPending}
        onConfirm={() => hide.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('notInterestedText')}</p>
      </ConfirmDialog>
    </>
  );
}

function useHideJob(jobId: string, onSettled: () => void) {
  const { api } = useServices();
  const jobs = useT('jobs');
  const errors = useT('errors');
  const language = useLanguage();
  const show = useSnackbar();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries();
  const undo = async () => {
    await api.call(jobUndoNotInterested, { jobId });
    await refresh();
  };
  return useMutation({
    mutationFn: () => api.call(jobNotInterested, { jobId }),
    onSettled,
    onSuccess: async () => {
      show({ text: jobs('hidden'), onUndo: () => void undo() });
      await refresh();
      navigate(-1);
    },
    onError: (error) => show({ text: errorPhrase(errors, language, shownError(error)) }),
  });
}
