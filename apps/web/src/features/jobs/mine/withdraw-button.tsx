import type { MyJob } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, ConfirmDialog, useSnackbar } from '@nukkad/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorPhrase } from '../../../lib/query/use-error-phrase.ts';
import { useServices } from '../../../lib/services.ts';
import { updateJobsInCache } from '../card/update-jobs-in-cache.ts';

/** Takes the application back after a question. */
export function WithdrawButton({ job }: { readonly job: MyJob }) {
  const t = useT('apply');
  const mine = useT('mine');
  const common = useT('common');
  const phrase = useErrorPhrase();
  const [isAsking, setAsking] = useState(false);
  const withdraw = useWithdraw(job.id, () => setAsking(false));
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
        onConfirm={() => withdraw.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>
          <b>{job.title}</b> · {job.companyName}
        </p>
        <p>{t('withdrawText')}</p>
        {withdraw.isError && <p role="alert">{phrase(withdraw.error)}</p>}
      </ConfirmDialog>
    </>
  );
}

function useWithdraw(jobId: string, onDone: () => void) {
  const { api } = useServices();
  const t = useT('apply');
  const show = useSnackbar();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('applications.withdraw', { jobId }),
    onSuccess: async () => {
      updateJobsInCache(queryClient, jobId, { application: 'WITHDRAWN' });
      onDone();
      show({ text: t('withdrawn') });
      await queryClient.invalidateQueries();
    },
  });
}
