import { useT } from '@nukkad/i18n/react.ts';
import { Button, ConfirmDialog } from '@nukkad/ui';
import { useState } from 'react';
import { NOTIFICATIONS_STALE } from '../../lib/query/stale-after.ts';
import { useAction } from '../../lib/query/use-action.ts';

/** Deletes all notifications after a confirmation. */
export function ClearAll() {
  const t = useT('notifications');
  const common = useT('common');
  const [isAsking, setAsking] = useState(false);
  const clear = useAction('notifications.clearAll', {
    invalidates: NOTIFICATIONS_STALE,
    callbacks: 'immediately',
    onDone: () => setAsking(false),
  });
  return (
    <>
      <div className="clear-all">
        <Button variant="quiet" size="s" onClick={() => setAsking(true)}>
          {t('clearAll')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t('clearAllTitle')}
        confirmLabel={t('clearAll')}
        cancelLabel={common('cancel')}
        isBusy={clear.isPending}
        onConfirm={() => clear.run({})}
        onCancel={() => setAsking(false)}
      >
        {clear.problem && <p role="alert">{clear.problem}</p>}
      </ConfirmDialog>
    </>
  );
}
