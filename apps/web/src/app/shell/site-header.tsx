import { useT } from '@nukkad/i18n/react.ts';
import { Wordmark } from '@nukkad/ui';
import { Link, NavLink, useNavigation } from 'react-router-dom';
import { useServices } from '../../lib/services.ts';
import { BellLink } from './bell-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import { useViewer } from './use-viewer.ts';

/** A line at the top while the next place is being fetched. */
function ProgressLine() {
  const isBusy = useNavigation().state !== 'idle';
  return <div className="progress-line" data-busy={isBusy ? '' : undefined} aria-hidden />;
}

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
  const { isSignedIn, givenName } = useViewer();
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
      <NavLink to={isSignedIn ? '/profile' : '/register'} className="site-header__viewer">
        {isSignedIn ? (givenName ?? t('profile')) : t('login')}
      </NavLink>
    </nav>
  );
}
