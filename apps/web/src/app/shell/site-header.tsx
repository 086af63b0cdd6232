import { useT } from '@nukkad/i18n/react.ts';
import { NavLink } from 'react-router-dom';
import { LanguageLinks } from './language-links.tsx';
import { useReader } from './use-reader.ts';

/** The brand, the main places on wide screens, the language. */
export function SiteHeader() {
  const t = useT('nav');
  const { isSignedIn, givenName } = useReader();
  return (
    <header className="site-header">
      <div className="site-header__inner">
        <NavLink to="/" className="site-header__brand">
          <img src="/icon.svg" width={32} height={32} alt="" />
          <span>
            Nukkad <b>Jobs</b>
          </span>
        </NavLink>
        <nav aria-label={t('mainMenu')} className="site-header__nav">
          <NavLink to="/joblist">{t('jobs')}</NavLink>
          <NavLink to="/myjobs">{t('myJobs')}</NavLink>
          <NavLink to="/interviewtips">{t('interviewTips')}</NavLink>
          <NavLink to={isSignedIn ? '/profile' : '/register'}>
            {isSignedIn ? (givenName ?? t('profile')) : t('login')}
          </NavLink>
        </nav>
        <LanguageLinks />
      </div>
    </header>
  );
}
