import { Wordmark } from '@nukkad/ui';
import { Link, useNavigation } from 'react-router-dom';
import { useServices } from '../../lib/services.ts';
import { BellLink } from './bell-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import { MainMenu, MenuButton } from './main-menu.tsx';
import { useScrolledStyle } from './use-scrolled-style.ts';

/** A line at the top while the next place is being fetched. */
function ProgressLine() {
  const isBusy = useNavigation().state !== 'idle';
  return <div className="progress-line" data-busy={isBusy ? '' : undefined} aria-hidden />;
}

/** The brand, the main places, the bell, the language; compact once the page is scrolled. */
export function SiteHeader() {
  const { site } = useServices();
  useScrolledStyle();
  return (
    <header className="site-header">
      <div className="nk-page site-header__inner">
        <MenuButton />
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
