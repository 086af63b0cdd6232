import type { JobDetail } from '@nukkad/contract';
import { errorPhrase } from '@nukkad/i18n';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Button, ConfirmDialog, useSnackbar } from '@nukkad/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shownError } from '../../../lib/query/shown-error.ts';
import { useServices } from '../../../lib/services.ts';

interface NotInterestedButtonProps {
  readonly job: JobDetail;
  /** Leads away from the job that is no longer wanted. */
  readonly onHidden: () => void;
}

/** Hides the job from the reader's lists after a question, goes back, and offers an undo. */
export function NotInterestedButton({ job, onHidden }: NotInterestedButtonProps) {
  const t = useT('apply');
  const jobs = useT('jobs');
  const common = useT('common');
  const [isAsking, setAsking] = useState(false);
  const hide = useHideJob(job.id, () => setAsking(false), onHidden);
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

function useHideJob(jobId: string, onSettled: () => void, onHidden: () => void) {
  const { api } = useServices();
  const jobs = useT('jobs');
  const errors = useT('errors');
  const language = useLanguage();
  const show = useSnackbar();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries();
  const undo = async () => {
    await api.call('applications.undoNotInterested', { jobId });
    await refresh();
  };
  return useMutation({
    mutationFn: () => api.call('applications.notInterested', { jobId }),
    onSettled,
    onSuccess: async () => {
      show({ text: jobs('hidden'), onUndo: () => void undo() });
      onHidden();
      await refresh();
    },
    onError: (error) => show({ text: errorPhrase(errors, language, shownError(error)) }),
  });
}
