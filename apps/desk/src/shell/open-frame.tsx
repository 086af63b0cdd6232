import { useT } from '@nukkad/i18n/react.ts';
import { SkipLink, Spinner, Wordmark } from '@nukkad/ui';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { LanguageSwitch } from './language-switch.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import './shell.css';

/** A spinner in place of a screen whose code or phrases are loading. */
export function ScreenWait() {
  const t = useT('common');
  return (
    <div className="hire-wait" role="status" aria-label={t('loading')}>
      <Spinner size={40} />
    </div>
  );
}

/** The frame of screens that need no sign-in: the logo and the languages. */
export function OpenFrame() {
  const t = useT('common');
  return (
    <>
      <SkipLink>{t('skipToContent')}</SkipLink>
      <header className="hire-header">
        <div className="nk-page hire-header__row">
          <Wordmark />
          <LanguageSwitch />
        </div>
      </header>
      <OfflineBanner />
      <main id="main" tabIndex={-1}>
        <Suspense fallback={<ScreenWait />}>
          <Outlet />
        </Suspense>
      </main>
    </>
  );
}
