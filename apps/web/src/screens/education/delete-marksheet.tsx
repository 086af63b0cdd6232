import {
  educationDeleteTenthMarksheet,
  educationDeleteTwelfthMarksheet,
} from '@nukkad/contract/education/education.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, ConfirmDialog, useSnackbar } from '@nukkad/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorPhrase } from '../../lib/query/use-error-phrase.ts';
import { useServices } from '../../lib/services.ts';
import { useEducationChanged } from './use-education-changed.ts';

const ROUTES = { SSC: educationDeleteTenthMarksheet, HSSC: educationDeleteTwelfthMarksheet } as const;

/** Deletes a stored marksheet after a question. */
export function DeleteMarksheet({ level }: { readonly level: 'SSC' | 'HSSC' }) {
  const t = useT('education');
  const common = useT('common');
  const { api } = useServices();
  const phrase = useErrorPhrase();
  const show = useSnackbar();
  const changed = useEducationChanged();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.call(ROUTES[level], {}),
    onSuccess: async () => {
      show({ text: t('marksheet.deleted') });
      await changed();
    },
  });
  return (
    <>
      <Button variant="quiet" size="s" onClick={() => setAsking(true)}>
        {common('delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t('marksheet.deleteTitle')}
        confirmLabel={common('delete')}
        cancelLabel={common('cancel')}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      >
        {remove.isError && <p role="alert">{phrase(remove.error)}</p>}
      </ConfirmDialog>
    </>
  );
}
