import { useT } from '@nukkad/i18n/react.ts';
import { type TabBarItem, UiLink } from '@nukkad/ui';
import { Briefcase, CalendarDays, Menu, Sun, Users } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { screens } from '../app/screens.ts';

/** The main places of the site, in the order of the tabs. `also` are paths that belong to the place. */
const PLACES = [
  { key: 'today', path: '/today', Icon: Sun, also: [] },
  { key: 'jobs', path: '/jobs', Icon: Briefcase, also: [] },
  { key: 'applicants', path: '/applicants', Icon: Users, also: [] },
  { key: 'calendar', path: '/calendar', Icon: CalendarDays, also: [] },
  {
    key: 'more',
    path: '/more',
    Icon: Menu,
    also: ['/team', '/settings', '/company', '/notices', '/messages', '/reviews', '/help'],
  },
] as const;

const isBelow = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`);

/** Returns the tabs whose screens exist. */
export function useTabs(): readonly TabBarItem[] {
  const t = useT('hire-shell');
  const { pathname } = useLocation();
  return PLACES.filter(({ path }) => screens.some((row) => row.path === path)).map(
    ({ key, path, Icon, also }) => ({
      key,
      href: path,
      label: t(`tab.${key}`),
      icon: <Icon size={24} aria-hidden="true" />,
      isCurrent: [path, ...also].some((place) => isBelow(pathname, place)),
    }),
  );
}

/** The tabs as links in the header of wide screens. */
export function HeaderTabs({
  items,
  label,
}: {
  readonly items: readonly TabBarItem[];
  readonly label: string;
}) {
  return (
    <nav className="hire-header__tabs" aria-label={label}>
      {items.map(({ key, href, label, isCurrent }) => (
        <UiLink key={key} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {label}
        </UiLink>
      ))}
    </nav>
  );
}
