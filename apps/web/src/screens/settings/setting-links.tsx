import { useT } from '@nukkad/i18n/react.ts';
import { UiLink } from '@nukkad/ui';
import {
  Bell,
  CircleQuestionMark,
  Eye,
  FileText,
  Headset,
  Languages,
  MessageSquareQuote,
  ShieldCheck,
} from 'lucide-react';

/** Links from the settings to other screens. */
export function SettingLinks() {
  const t = useT('settings');
  const links = [
    { href: '/changelanguage', icon: <Languages aria-hidden />, text: t('language') },
    { href: '/notification', icon: <Bell aria-hidden />, text: t('notifications') },
    { href: '/whosaw', icon: <Eye aria-hidden />, text: t('whoSaw') },
    { href: '/companyfeedback', icon: <MessageSquareQuote aria-hidden />, text: t('feedback') },
    { href: '/candidatefaq', icon: <CircleQuestionMark aria-hidden />, text: t('faq') },
    { href: '/contactsupport', icon: <Headset aria-hidden />, text: t('support') },
    { href: '/terms', icon: <FileText aria-hidden />, text: t('terms') },
    { href: '/privacypolicy', icon: <ShieldCheck aria-hidden />, text: t('privacy') },
  ];
  return (
    <ul className="menu-list nk-card">
      {links.map(({ href, icon, text }) => (
        <li key={href}>
          <UiLink href={href} className="menu-list__item">
            {icon}
            {text}
          </UiLink>
        </li>
      ))}
    </ul>
  );
}
