import { Wordmark } from '@nukkad/ui';
import { Link, useNavigation } from 'react-router-dom';
import { useServices } from '../../lib/services.ts';
import { BellLink } from './bell-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import { MainMenu, MenuButton } from './main-menu.tsx';
import { useScrolledStyle } from './use-scrolled-style.ts';

/** A progress bar at the top during a navigation. */
function ProgressLine() {
  const isBusy = useNavigation().state !== 'idle';
  return <div className="progress-line" data-busy={isBusy ? '' : undefined} aria-hidden />;
}

/** The header: brand, main navigation, bell and language. It becomes compact when the page is scrolled. */
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
