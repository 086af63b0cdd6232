import { SkipLink, SnackbarProvider } from '@nukkad/ui';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useClickReplay } from '../../lib/hydration/use-click-replay.ts';
import { LoginPromptProvider } from '../../lib/session/login-prompt.tsx';
import { ResumedAction } from '../../lib/session/resumed-action.tsx';
import { UiFrame } from '../ui-frame.tsx';
import { LanguageBanner } from './language-banner.tsx';
import { ProfilePrompt } from './profile-prompt.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { TabBar } from './tab-bar.tsx';
import './shell.css';
import { useT } from '@nukkad/i18n/react.ts';
import { useIsOnline } from './use-is-online.ts';

/** Says that the line is gone; what is on the screen stays. */
function OfflineBanner() {
  const t = useT('common');
  const isOnline = useIsOnline();
  return (
    <div role="status" className="offline-banner" hidden={isOnline}>
      {isOnline ? '' : t('offline')}
    </div>
  );
}

/** Listeners start at the top of another page. */
function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Header, screen, footer, tab bar: the frame around everything. */
export function Shell() {
  const t = useT('common');
  useFocusOnArrival();
  useClickReplay();
  return (
    <UiFrame>
      <SnackbarProvider>
        <LoginPromptProvider>
          <SkipLink>{t('skipToContent')}</SkipLink>
          <SiteHeader />
          <OfflineBanner />
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
