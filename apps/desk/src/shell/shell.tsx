import { useT } from '@nukkad/i18n/react.ts';
import { ErrorState, Notice, SkipLink, TabBar, UiLink, Wordmark } from '@nukkad/ui';
import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { CompanyProvider, type CurrentCompany, currentCompany } from '../lib/company.ts';
import { useErrorPhrase } from '../lib/use-error-phrase.ts';
import { useMeQuery } from '../lib/use-me.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { NoticeBell } from './notice-bell.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { ScreenWait } from './open-frame.tsx';
import { HeaderTabs, useTabs } from './tabs.tsx';
import { useScrollToTop } from './use-scroll-to-top.ts';
import './shell.css';

function Frame({ company }: { readonly company: CurrentCompany }) {
  const t = useT('hire-shell');
  const common = useT('common');
  const tabs = useTabs();
  useScrollToTop();
  return (
    <>
      <SkipLink>{common('skipToContent')}</SkipLink>
      <header className="hire-header">
        <div className="nk-page hire-header__row">
          <UiLink
            href="/today"
            className="hire-header__home"
            aria-label={t('home', { company: company.name })}
          >
            <Wordmark isMarkOnly />
            <span className="hire-header__company">{company.name}</span>
          </UiLink>
          <HeaderTabs items={tabs} label={t('places')} />
          <LanguageSwitch />
          <NoticeBell />
        </div>
      </header>
      <OfflineBanner />
      <main id="main" tabIndex={-1}>
        {company.suspendedAt !== null && (
          <div className="nk-page hire-page">
            <Notice tone="warning">
              {t('suspended')} <UiLink href="/help">{t('writeToUs')}</UiLink>
            </Notice>
          </div>
        )}
        <Suspense fallback={<ScreenWait />}>
          <Outlet />
        </Suspense>
      </main>
      <div className="nk-only-narrow">
        <TabBar items={tabs} label={t('places')} />
      </div>
    </>
  );
}

/**
 * The frame of all screens of a company: its name, the languages and the tabs. People who are not signed in, or have no
 * company yet, are sent to the start, which brings them back afterwards.
 */
export function Shell() {
  const phrase = useErrorPhrase();
  const { pathname, search } = useLocation();
  const { data: me, error, isFetching, refetch } = useMeQuery();
  if (me === undefined && error !== null) {
    return (
      <main id="main" className="nk-page nk-page--text hire-page">
        <ErrorState text={phrase(error) ?? ''} isRetrying={isFetching} onRetry={() => void refetch()} />
      </main>
    );
  }
  if (me === undefined) return <ScreenWait />;
  const company = me === null || me.member.name === '' ? null : currentCompany(me);
  if (company === null) {
    const next = new URLSearchParams({ next: pathname + search });
    return <Navigate to={`/?${next}`} replace />;
  }
  return (
    <CompanyProvider value={company}>
      <Frame company={company} />
    </CompanyProvider>
  );
}
