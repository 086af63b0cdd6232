import { useT } from '@nukkad/i18n/react.ts';
import { Wordmark } from '@nukkad/ui';
import { Link, NavLink } from 'react-router-dom';
import { useServices } from '../../lib/services.ts';
import { BellLink } from './bell-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import { ProgressLine } from './progress-line.tsx';
import { useReader } from './use-reader.ts';

/** The brand, the main places on wide screens, the bell, the language. */
export function SiteHeader() {
  const { site } = useServices();
  return (
    <header className="site-header">
      <div className="nk-page site-header__inner">
        <Link to="/" className="site-header__brand">
          <Wordmark name={site.brand} />
        </Link>
        <MainMenu />
        <BellLink />
        <LanguageLinks />
      </div>
      <ProgressLine />
    </header>
  );
}

function MainMenu() {
  const t = useT('nav');
  const { site } = useServices();
  const { isSignedIn, givenName } = useReader();
  return (
    <nav aria-label={t('mainMenu')} className="site-header__nav">
      <NavLink to="/joblist">{t('jobs')}</NavLink>
      <NavLink to="/myjobs">{t('myJobs')}</NavLink>
      <NavLink to="/interviewtips">{t('interviewTips')}</NavLink>
      {site.employerUrl && (
        <a href={site.employerUrl} rel="noreferrer">
          {t('employers')}
        </a>
      )}
      <NavLink to={isSignedIn ? '/profile' : '/register'} className="site-header__reader">
        {isSignedIn ? (givenName ?? t('profile')) : t('login')}
      </NavLink>
    </nav>
  );
}
