import type { JobDetail } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, ConfirmDialog } from '@nukkad/ui';
import { useState } from 'react';
import { HIDDEN_JOBS_STALE } from '../../../lib/query/stale-after.ts';
import { useAction } from '../../../lib/query/use-action.ts';

interface NotInterestedButtonProps {
  readonly job: JobDetail;
  /** Called after the job was hidden, to leave its page. */
  readonly onHidden: () => void;
}

/** Asks, hides the job from the seeker's lists, leaves the page and offers an undo. */
export function NotInterestedButton({ job, onHidden }: NotInterestedButtonProps) {
  const t = useT('apply');
  const jobs = useT('jobs');
  const common = useT('common');
  const [isAsking, setAsking] = useState(false);
  const hide = useHideJob(onHidden);
  const close = () => setAsking(false);
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
        onConfirm={() => hide.run({ jobId: job.id }, { onDone: close, onFailed: close })}
        onCancel={close}
      >
        <p>{t('notInterestedText')}</p>
      </ConfirmDialog>
    </>
  );
}

function useHideJob(onHidden: () => void) {
  const jobs = useT('jobs');
  const showAgain = useAction('applications.undoNotInterested', {
    invalidates: HIDDEN_JOBS_STALE,
    failure: 'snackbar',
  });
  return useAction('applications.notInterested', {
    invalidates: HIDDEN_JOBS_STALE,
    callbacks: 'immediately',
    message: (_answer, { jobId }) => ({ text: jobs('hidden'), onUndo: () => showAgain.run({ jobId }) }),
    onDone: onHidden,
    failure: 'snackbar',
  });
}
