import { claimList } from '@nukkad/contract/partner/company.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Notice, UiLink } from '@nukkad/ui';
import { Navigate } from 'react-router-dom';
import { usePartnerQuery } from '../../lib/partner-query.ts';
import { useMeQuery } from '../../lib/use-me.ts';
import { ScreenWait } from '../../shell/open-frame.tsx';
import { FindCompany } from './find-company.tsx';
import './join.css';
import { RegisterCompany } from './register-company.tsx';

/** What became of the companies that the member asked for. */
function Claims() {
  const t = useT('hire-join');
  const { data } = usePartnerQuery(claimList, {});
  return data?.items
    .filter(({ state }) => state !== 'GRANTED')
    .map(({ id, state, company }) => (
      <Notice key={id} tone={state === 'OPEN' ? 'info' : 'warning'}>
        {t(state === 'OPEN' ? 'claimOpen' : 'claimRefused', { company: company.name })}
      </Notice>
    ));
}

/** Finds the member's company, or adds it. */
export function Screen() {
  const t = useT('hire-join');
  const shell = useT('hire-shell');
  const { data: me } = useMeQuery();
  if (me === undefined) return <ScreenWait />;
  if (me === null) return <Navigate to="/?next=/join" replace />;
  return (
    <div className="nk-page hire-page hire-join">
      <title>{t('title')}</title>
      <h1>{t('title')}</h1>
      <Claims />
      <FindCompany />
      <RegisterCompany />
      <UiLink href="/join/help" className="hire-link">
        {shell('writeToUs')}
      </UiLink>
      <UiLink href="/" className="hire-link">
        {t('back')}
      </UiLink>
    </div>
  );
}
