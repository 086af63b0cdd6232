import { useT } from '@nukkad/i18n/react.ts';
import { ErrorState } from '@nukkad/ui';
import { lazy } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { currentCompany } from '../../lib/company.ts';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { useMeQuery } from '../../lib/use-me.ts';
import { ScreenWait } from '../../shell/open-frame.tsx';
import { nextPath } from './next-path.ts';
import { SignIn } from './sign-in.tsx';
import './start.css';

/** Loaded after the sign-in, so that the first view is small. */
const NameStep = lazy(async () => ({ default: (await import('./name-step.tsx')).NameStep }));
const CompanyStep = lazy(async () => ({ default: (await import('./company-step.tsx')).CompanyStep }));

/** Everything before the first screen of a company: signing in, the name, and which company. */
function Steps() {
  const phrase = useErrorPhrase();
  const [search] = useSearchParams();
  const { data: me, error, isFetching, refetch } = useMeQuery();
  if (me === undefined && error !== null)
    return <ErrorState text={phrase(error) ?? ''} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (me === undefined) return <ScreenWait />;
  if (me === null) return <SignIn />;
  if (me.member.name === '') return <NameStep />;
  const next = nextPath(search.get('next'));
  if (currentCompany(me) === null && !next.startsWith('/invite/')) return <CompanyStep me={me} next={next} />;
  return <Navigate to={next} replace />;
}

/** The entrance of the site. */
export function Screen() {
  const t = useT('hire-start');
  return (
    <div className="nk-page hire-page hire-start">
      <title>{t('title')}</title>
      <Steps />
    </div>
  );
}
