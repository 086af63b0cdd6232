import { useT } from '@nukkad/i18n/react.ts';
import { BottomSheet, IconButton, UiLink } from '@nukkad/ui';
import { Bell, EllipsisVertical, LogOut, QrCode, Settings } from 'lucide-react';
import { useState } from 'react';
import { LogoutDialog } from '../../features/session/logout-dialog.tsx';

/** Links to settings, QR code and notifications, and the log-out button. */
export function ProfileMenu() {
  const t = useT('profile');
  const common = useT('common');
  const [isOpen, setOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const links = [
    { href: '/setting', icon: <Settings aria-hidden />, text: t('settings') },
    { href: '/qrcode', icon: <QrCode aria-hidden />, text: t('qrCode') },
    { href: '/notification', icon: <Bell aria-hidden />, text: t('notifications') },
  ];
  return (
    <>
      <IconButton label={t('menu')} icon={<EllipsisVertical aria-hidden />} onClick={() => setOpen(true)} />
      <BottomSheet isOpen={isOpen} onClose={() => setOpen(false)} title={t('menu')}>
        <ul className="menu-list">
          {links.map(({ href, icon, text }) => (
            <li key={href}>
              <UiLink href={href} className="menu-list__item" onClick={() => setOpen(false)}>
                {icon}
                {text}
              </UiLink>
            </li>
          ))}
          <li>
            <button
              type="button"
              className="menu-list__item"
              onClick={() => {
                setOpen(false);
                setLeaving(true);
              }}
            >
              <LogOut aria-hidden />
              {t('logout')}
            </button>
          </li>
        </ul>
      </BottomSheet>
      <LogoutDialog
        isOpen={isLeaving}
        onCancel={() => setLeaving(false)}
        words={{
          title: t('logoutTitle'),
          text: t('logoutText'),
          confirm: t('logout'),
          cancel: common('cancel'),
        }}
      />
    </>
  );
}
