import { useT } from '@nukkad/i18n/react.ts';
import { UiLink } from '@nukkad/ui';
import {
  Bell,
  Building2,
  ChevronRight,
  CircleHelp,
  MessagesSquare,
  Repeat2,
  Settings,
  Star,
  UsersRound,
} from 'lucide-react';
import { useCompany } from '../../lib/company.ts';
import { useMeQuery } from '../../lib/use-me.ts';
import './more.css';

/** Places that are no tabs. */
const PLACES = [
  { key: 'company', path: '/company', Icon: Building2 },
  { key: 'team', path: '/team', Icon: UsersRound },
  { key: 'messages', path: '/messages', Icon: MessagesSquare },
  { key: 'reviews', path: '/reviews', Icon: Star },
  { key: 'notices', path: '/notices', Icon: Bell },
  { key: 'settings', path: '/settings', Icon: Settings },
  { key: 'help', path: '/help', Icon: CircleHelp },
] as const;

/** Links to everything that is not a tab. */
export function Screen() {
  const t = useT('hire-more');
  const { name } = useCompany();
  const { data: me } = useMeQuery();
  const isOfSeveral = me !== null && me !== undefined && me.companies.length > 1;
  const other = { key: 'otherCompany', path: '/companies', Icon: Repeat2 } as const;
  return (
    <div className="nk-page nk-page--text hire-page">
      <title>{`${t('title')} · ${name}`}</title>
      <h1>{t('title')}</h1>
      <ul className="hire-more">
        {[...PLACES, ...(isOfSeveral ? [other] : [])].map(({ key, path, Icon }) => (
          <li key={key}>
            <UiLink href={path}>
              <Icon size={24} aria-hidden="true" />
              <span>{t(key)}</span>
              <ChevronRight size={20} aria-hidden="true" />
            </UiLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
