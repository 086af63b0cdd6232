import { useT } from '@nukkad/i18n/react.ts';
import { BriefcaseBusiness, House, Lightbulb, LogIn, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useReader } from './use-reader.ts';

interface TabProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly label: string;
}

function Tab({ to, icon, label }: TabProps) {
  return (
    <NavLink to={to} className="tab-bar__tab">
      {icon}
      <span>{label}</span>
    </NavLink>
  );
}

/** The four places of the phone, within the thumb's reach. */
export function TabBar() {
  const t = useT('nav');
  const { isSignedIn, givenName } = useReader();
  return (
    <nav aria-label={t('tabs')} className="tab-bar">
      <Tab to="/joblist" icon={<House aria-hidden />} label={t('home')} />
      <Tab to="/myjobs" icon={<BriefcaseBusiness aria-hidden />} label={t('myJobs')} />
      <Tab to="/interviewtips" icon={<Lightbulb aria-hidden />} label={t('interviewTips')} />
      {isSignedIn ? (
        <Tab to="/profile" icon={<UserRound aria-hidden />} label={givenName ?? t('profile')} />
      ) : (
        <Tab to="/register" icon={<LogIn aria-hidden />} label={t('login')} />
      )}
    </nav>
  );
}
