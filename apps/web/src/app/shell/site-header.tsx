import { Wordmark } from '@nukkad/ui';
import { use, useCallback, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, Link } from 'react-router-dom';
import { useServices } from '../../lib/services.ts';
import { BellLink } from './bell-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import { MainMenu, MenuButton } from './main-menu.tsx';
import { useScrolledStyle } from './use-scrolled-style.ts';

/**
 * Returns whether a navigation is under way. It asks the router itself, because React Router's `useNavigation` changes in a
 * transition, which a slow phone shows too late.
 */
function useIsNavigating(): boolean {
  const router = use(DataRouterContext)?.router;
  const subscribe = useCallback(
    (listener: () => void) => router?.subscribe(listener) ?? (() => undefined),
    [router],
  );
  return useSyncExternalStore(
    subscribe,
    () => router !== undefined && router.state.navigation.state !== 'idle',
    () => false,
  );
}

/** A progress bar at the top during a navigation. */
function ProgressLine() {
  const isBusy = useIsNavigating();
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
