import { useT } from '@nukkad/i18n/react.ts';
import { SnackbarProvider } from '@nukkad/ui';
import type { ReactNode } from 'react';
import { LoginPromptProvider } from '../../lib/session/login-prompt.tsx';
import { UiFrame } from '../ui-frame.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SiteHeader } from './site-header.tsx';
import { TabBar } from './tab-bar.tsx';
import './shell.css';

/** Header, screen, tab bar: the frame around everything. */
export function ShellFrame({ children }: { readonly children: ReactNode }) {
  const t = useT('common');
  return (
    <UiFrame>
      <SnackbarProvider>
        <LoginPromptProvider>
          <a className="skip-link" href="#main">
            {t('skipToContent')}
          </a>
          <SiteHeader />
          <OfflineBanner />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <TabBar />
        </LoginPromptProvider>
      </SnackbarProvider>
    </UiFrame>
  );
}
