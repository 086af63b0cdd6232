import { useT } from '@nukkad/i18n/react.ts';
import { ConfirmDialog } from '@nukkad/ui';
import { UserX } from 'lucide-react';
import { useState } from 'react';
import { forgetOnDevice, leaveAsVisitor } from '../../features/session/forget-on-device.ts';
import { FreshLoginLink } from '../../lib/fresh-login-link.tsx';
import { useAction } from '../../lib/query/use-action.ts';
import { useServices } from '../../lib/services.ts';

/** Deletes the account after a confirmation, which also ends all of its sessions. */
export function DeleteAccount() {
  const t = useT('settings');
  const common = useT('common');
  const services = useServices();
  const [isAsking, setAsking] = useState(false);
  const remove = useAction('account.delete', {
    onDone: async () => {
      await forgetOnDevice(services);
      leaveAsVisitor(services);
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
        onConfirm={() => remove.run({})}
        onCancel={() => setAsking(false)}
      >
        <p>{t('remove.text')}</p>
        {remove.problem && <p role="alert">{remove.problem}</p>}
        <FreshLoginLink error={remove.error} label={t('logins.again')} returnTo="/setting" />
      </ConfirmDialog>
    </li>
  );
}
