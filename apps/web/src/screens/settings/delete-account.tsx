import { useT } from '@nukkad/i18n/react.ts';
import { ConfirmDialog } from '@nukkad/ui';
import { useMutation } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { useState } from 'react';
import { forgetPerson } from '../../lib/memory/browser-memory.ts';
import { useErrorPhrase } from '../../lib/query/use-error-phrase.ts';
import { useServices } from '../../lib/services.ts';
import { leaveAsVisitor } from '../../lib/session/use-logout.ts';

/** Deletes the account after a question; its logins have then ended everywhere. */
export function DeleteAccount() {
  const t = useT('settings');
  const common = useT('common');
  const { api } = useServices();
  const phrase = useErrorPhrase();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.call('account.delete', {}),
    onSuccess: () => {
      forgetPerson();
      leaveAsVisitor();
    },
  });
  return (
    <li>
      <button
        type="button"
        className="menu-list__item menu-list__item--danger"
        onClick={() => setAsking(true)}
      >
        <UserX aria-hidden />
        {t('remove.open')}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t('remove.title')}
        confirmLabel={t('remove.confirm')}
        cancelLabel={common('cancel')}
        isBusy={remove.isPending || remove.isSuccess}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('remove.text')}</p>
        {remove.isError && <p role="alert">{phrase(remove.error)}</p>}
      </ConfirmDialog>
    </li>
  );
}
