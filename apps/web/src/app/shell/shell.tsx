import { SkipLink, SnackbarProvider } from '@nukkad/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { storeWhenLeft } from '../../features/offline/left-page.ts';
import { LoginPromptProvider } from '../../features/session/login-prompt.tsx';
import { ResumedAction } from '../../features/session/resumed-action.tsx';
import { useClickReplay } from '../../lib/hydration/use-click-replay.ts';
import { afterInteraction } from '../../lib/lazy/after-interaction.ts';
import { afterLoad } from '../../lib/lazy/after-load.ts';
import { useServices } from '../../lib/services.ts';
import { useIsSignedIn } from '../../lib/use-session.ts';
import { UiFrame } from '../ui-frame.tsx';
import { LanguageOffer } from './language-offer.tsx';
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

/** Shown by the page's inline script while a click waits for hydration. */
function WaitNote() {
  const t = useT('nav');
  return (
    <div id="wait" className="nk-snackbar-place" role="status" hidden suppressHydrationWarning>
      <span className="nk-snackbar">{t('wait')}</span>
    </div>
  );
}

/**
 * Loads the banners and background tasks that the first view does not need. Waits for an interaction, unless the device is offline,
 * a seeker is signed in or a service worker serves the files: then actions may wait to be sent, and pages are stored.
 */
function useLaterParts(isOnline: boolean): ComponentType | null {
  const [Parts, setParts] = useState<ComponentType | null>(null);
  const isSignedIn = useIsSignedIn();
  const { queryClient } = useServices();
  useEffect(() => {
    const fetchParts = () =>
      import('../later/later-parts.tsx').then(
        ({ LaterParts }) => setParts(() => LaterParts),
        // The page works without them.
        () => undefined,
      );
    const isKnownDevice = isSignedIn || Boolean(navigator.serviceWorker?.controller);
    const start = isKnownDevice ? afterLoad : afterInteraction;
    void (isOnline ? start() : Promise.resolve()).then(fetchParts);
    // Until then, leaving the page stores its responses.
    return isKnownDevice && Parts === null ? storeWhenLeft(queryClient) : undefined;
  }, [isOnline, isSignedIn, queryClient, Parts]);
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

/** Marks the time at which the page answers by script, for measurements. */
function useHydrationMark(): void {
  useEffect(() => void performance.mark('hydrated'), []);
}

const JOB_PATH = '/jobs';

/** The page frame: header, screen, footer and tab bar. */
export function Shell() {
  const t = useT('common');
  const { pathname } = useLocation();
  useFocusOnArrival();
  useClickReplay();
  useHydrationMark();
  const isOnline = useIsOnline();
  const LaterParts = useLaterParts(isOnline);
  return (
    <UiFrame>
      <SnackbarProvider>
        <LoginPromptProvider>
          <SkipLink>{t('skipToContent')}</SkipLink>
          {pathname === JOB_PATH && <SkipLink target="#apply">{t('skipToApply')}</SkipLink>}
          <SiteHeader />
          <LanguageOffer />
          <OfflineBanner isOnline={isOnline} />
          {LaterParts && <LaterParts />}
          <main id="main" tabIndex={-1}>
            <Outlet />
          </main>
          <SiteFooter />
          <TabBar />
          <WaitNote />
          <ResumedAction />
          <ScrollRestoration />
        </LoginPromptProvider>
      </SnackbarProvider>
    </UiFrame>
  );
}
