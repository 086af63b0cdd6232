import { useT } from '@nukkad/i18n/react.ts';
import { Button, ConfirmDialog } from '@nukkad/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorPhrase } from '../../lib/query/use-error-phrase.ts';
import { useServices } from '../../lib/services.ts';

/** Deletes all, after a question. */
export function ClearAll() {
  const t = useT('notifications');
  const common = useT('common');
  const { api } = useServices();
  const phrase = useErrorPhrase();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const clear = useMutation({
    mutationFn: () => api.call('notifications.clearAll', {}),
    onSuccess: async () => {
      setAsking(false);
      await queryClient.invalidateQueries({ queryKey: ['notifications.list'] });
    },
  });
  return (
    <>
      <Button variant="quiet" size="s" className="clear-all" onClick={() => setAsking(true)}>
        {t('clearAll')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t('clearAllTitle')}
        confirmLabel={t('clearAll')}
        cancelLabel={common('cancel')}
        isBusy={clear.isPending}
        onConfirm={() => clear.mutate()}
        onCancel={() => setAsking(false)}
      >
        {clear.isError && <p role="alert">{phrase(clear.error)}</p>}
      </ConfirmDialog>
    </>
  );
}
