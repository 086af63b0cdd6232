import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton } from '@nukkad/ui';
import { CandidatesOnly } from '../../features/session/candidates-only.tsx';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { ReadingPage } from '../../lib/page/reading-page.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { withReturnPath } from '../../lib/routing/return-path.ts';
import { useServices } from '../../lib/services.ts';
import { TipTabs } from './tip-tabs.tsx';
import './interview-tips.css';

export const namespaces: readonly Namespace[] = ['reading', 'login-reasons'];
const PATH = '/interviewtips';

/** Tips and video stories for interviews. Visitors see an overview and a link to log in. */
export function InterviewTipsScreen() {
  const t = useT('reading');
  const nav = useT('nav');
  const { site } = useServices();
  const meta = {
    title: `${nav('interviewTips')} | ${site.brand}`,
    description: t('tips.visitor'),
    keywords: '',
  };
  return (
    <ReadingPage title={nav('interviewTips')} intro={t('tips.intro')} isWide>
      <PageHead meta={meta} path={PATH} />
      <noscript>
        <p>{t('tips.visitor')}</p>
        <LinkButton href={withReturnPath('/register', PATH)}>{nav('login')}</LinkButton>
      </noscript>
      <CandidatesOnly reason="tips" skeleton={<PageSkeleton cards={2} />}>
        <TipTabs />
      </CandidatesOnly>
    </ReadingPage>
  );
}

export { InterviewTipsScreen as Screen };
