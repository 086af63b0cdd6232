import { helpList } from '@nukkad/contract/partner/help.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { UiLink } from '@nukkad/ui';
import { Navigate, useLocation } from 'react-router-dom';
import { CallUs } from '../../features/help/call-us.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { MoreItems } from '../../lib/more-items.tsx';
import { useMeQuery } from '../../lib/use-me.ts';
import { usePartnerPages } from '../../lib/use-partner-pages.ts';
import { ScreenWait } from '../../shell/open-frame.tsx';
import { HelpForm } from './help-form.tsx';
import { HelpQuestion } from './help-question.tsx';
import './help.css';

function Questions() {
  const t = useT('hire-help');
  const pages = usePartnerPages(helpList, { query: { size: '20' } });
  return (
    <Loaded query={pages.query} cards={1}>
      {(questions) => (
        <>
          {questions.length > 0 && <h2>{t('yours')}</h2>}
          <ul className="hire-help__list">
            {questions.map((question) => (
              <HelpQuestion key={question.id} question={question} />
            ))}
          </ul>
          <MoreItems pages={pages} />
        </>
      )}
    </Loaded>
  );
}

/**
 * Questions of the member to the operators, and the answers. The address `/join/help` shows it to members who have no company
 * yet, without the tabs of a company.
 */
export function Screen() {
  const t = useT('hire-help');
  const { pathname } = useLocation();
  const { data: me } = useMeQuery();
  if (me === undefined) return <ScreenWait />;
  if (me === null) return <Navigate to={`/?next=${pathname}`} replace />;
  return (
    <div className="nk-page nk-page--text hire-page hire-help">
      <title>{t('title')}</title>
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      <CallUs />
      <HelpForm />
      <div className="hire-help__yours">
        <Questions />
      </div>
      {pathname.startsWith('/join') && (
        <UiLink href="/" className="hire-link">
          {t('back')}
        </UiLink>
      )}
    </div>
  );
}
