import { SkipLink, SnackbarProvider } from '@nukkad/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { LoginPromptProvider } from '../../features/session/login-prompt.tsx';
import { ResumedAction } from '../../features/session/resumed-action.tsx';
import { useClickReplay } from '../../lib/hydration/use-click-replay.ts';
import { afterInteraction } from '../../lib/lazy/after-interaction.ts';
import { UiFrame } from '../ui-frame.tsx';
import { LanguageBanner } from './language-banner.tsx';
import { ProfilePrompt } from './profile-prompt.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { TabBar } from './tab-bar.tsx';
import './shell.css';
// Styles of parts that load later. Imported by the parts themselves, they would prevent the bundler from inlining those parts (0011).
import '../../features/job-search/search/understood-chips.css';
import '../../lib/hydration/lazy-part.css';
import { useT } from '@nukkad/i18n/react.ts';
import { useIsOnline } from '../../lib/connection/use-is-online.ts';

/** Shows that the browser is offline. */
function OfflineBanner({ isOnline }: { readonly isOnline: boolean }) {
  const t = useT('common');
  return (
    <div role="status" className="offline-banner" hidden={isOnline}>
      {isOnline ? '' : t('offline')}
    </div>
  );
}

/** Loads the banners and background tasks that the first view does not need. Waits for an interaction, unless offline. */
function useLaterParts(isOnline: boolean): ComponentType | null {
  const [Parts, setParts] = useState<ComponentType | null>(null);
  useEffect(() => {
    const fetchParts = () =>
      import('../later/later-parts.tsx').then(
        ({ LaterParts }) => setParts(() => LaterParts),
        // The page works without them.
        () => undefined,
      );
    void (isOnline ? afterInteraction() : Promise.resolve()).then(fetchParts);
  }, [isOnline]);
  return Parts;
}

/** Focuses the main element after a navigation, so that screen readers start at the top of the new page. */
function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** The page frame: header, screen, footer and tab bar. */
export function Shell() {
  const t = useT('common');
  useFocusOnArrival();
  useClickReplay();
  const isOnline = useIsOnline();
  const LaterParts = useLaterParts(isOnline);
  return (
    <UiFrame>
      <SnackbarProvider>
        <LoginPromptProvider>
          <SkipLink>{t('skipToContent')}</SkipLink>
          <SiteHeader />
          <OfflineBanner isOnline={isOnline} />
          {LaterParts && <LaterParts />}
          <main id="main" tabIndex={-1}>
            <Outlet />
          </main>
          <SiteFooter />
          <TabBar />
          <LanguageBanner />
          <ProfilePrompt />
          <ResumedAction />
          <ScrollRestoration />
        </LoginPromptProvider>
      </SnackbarProvider>
    </UiFrame>
  );
}
