import { useT } from '@nukkad/i18n/react.ts';
import { TabBar as Tabs } from '@nukkad/ui';
import { BriefcaseBusiness, House, Lightbulb, LogIn, UserRound } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useViewer } from './use-viewer.ts';

/** The main navigation of phones, at the bottom of the screen. */
export function TabBar() {
  const t = useT('nav');
  const { pathname } = useLocation();
  const { isSignedIn, givenName } = useViewer();
  const viewer = isSignedIn
    ? { href: '/profile', label: givenName ?? t('profile'), icon: <UserRound aria-hidden /> }
    : { href: '/register', label: t('login'), icon: <LogIn aria-hidden /> };
  const places = [
    { href: '/joblist', label: t('home'), icon: <House aria-hidden /> },
    { href: '/myjobs', label: t('myJobs'), icon: <BriefcaseBusiness aria-hidden /> },
    { href: '/interviewtips', label: t('interviewTips'), icon: <Lightbulb aria-hidden /> },
    viewer,
  ];
  const items = places.map((place) => ({ ...place, key: place.href, isCurrent: pathname === place.href }));
  return <Tabs items={items} label={t('tabs')} />;
}
