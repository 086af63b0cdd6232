import type { MyJob } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, ConfirmDialog } from '@nukkad/ui';
import { useState } from 'react';
import { APPLICATION_STALE } from '../../../lib/query/stale-after.ts';
import { useAction } from '../../../lib/query/use-action.ts';
import { changeJob } from '../../job/card/change-job.ts';
import { useJobTitle } from '../../job/card/use-job-title.ts';

/** Asks, then withdraws the application. */
export function WithdrawButton({ job }: { readonly job: MyJob }) {
  const t = useT('apply');
  const mine = useT('mine');
  const common = useT('common');
  const [isAsking, setAsking] = useState(false);
  const withdraw = useWithdraw();
  return (
    <>
      <Button variant="quiet" size="s" onClick={() => setAsking(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t('withdrawTitle')}
        confirmLabel={mine('takeBack')}
        cancelLabel={common('cancel')}
        isBusy={withdraw.isPending}
        onConfirm={() => withdraw.run({ jobId: job.id }, { onDone: () => setAsking(false) })}
        onCancel={() => {
          setAsking(false);
          withdraw.reset();
        }}
      >
        <p>
          <b>{useJobTitle(job)}</b> · {job.companyName}
        </p>
        <p>{t('withdrawText')}</p>
        {withdraw.problem && <p role="alert">{withdraw.problem}</p>}
      </ConfirmDialog>
    </>
  );
}

function useWithdraw() {
  const t = useT('apply');
  return useAction('applications.withdraw', {
    write: (_answer, { jobId }) => changeJob(jobId, { application: 'WITHDRAWN' }),
    invalidates: APPLICATION_STALE,
    callbacks: 'immediately',
    message: () => t('withdrawn'),
  });
}
