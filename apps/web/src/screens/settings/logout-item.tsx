import { useT } from '@nukkad/i18n/react.ts';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { LogoutDialog } from '../../features/session/logout-dialog.tsx';

/** Logs out after a confirmation. */
export function LogoutItem() {
  const t = useT('settings');
  const common = useT('common');
  const [isAsking, setAsking] = useState(false);
  return (
    <li>
      <button type="button" className="menu-list__item" onClick={() => setAsking(true)}>
        <LogOut aria-hidden />
        {t('logout')}
      </button>
      <LogoutDialog
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        words={{
          title: t('logoutTitle'),
          text: t('logoutText'),
          confirm: t('logout'),
          cancel: common('cancel'),
        }}
      />
    </li>
  );
}
