import { useT } from '@nukkad/i18n/react.ts';
import { SkipLink, SnackbarProvider } from '@nukkad/ui';
import type { ReactNode } from 'react';
import { LoginPromptProvider } from '../../lib/session/login-prompt.tsx';
import { UiFrame } from '../ui-frame.tsx';
import { LanguageBanner } from './language-banner.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { ProfilePrompt } from './profile-prompt.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { TabBar } from './tab-bar.tsx';
import './shell.css';

/** Header, screen, footer, tab bar: the frame around everything. */
export function ShellFrame({ children }: { readonly children: ReactNode }) {
  const t = useT('common');
  return (
    <UiFrame>
      <SnackbarProvider>
        <LoginPromptProvider>
          <SkipLink>{t('skipToContent')}</SkipLink>
          <SiteHeader />
          <OfflineBanner />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <SiteFooter />
          <TabBar />
          <LanguageBanner />
          <ProfilePrompt />
        </LoginPromptProvider>
      </SnackbarProvider>
    </UiFrame>
  );
}
