import { useGoBack } from '@nukkad/browser/routing/use-go-back.ts';
import { applicantOne } from '@nukkad/contract/partner/applicant.routes.ts';
import { PartnerApiError } from '@nukkad/contract/partner/partner-client.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { EmptyState, LinkButton, Scene, TopBar } from '@nukkad/ui';
import { useParams } from 'react-router-dom';
import { useCompany } from '../../lib/company.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { usePartnerQuery } from '../../lib/partner-query.ts';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { ApplicantView } from './applicant-view.tsx';
import './applicant.css';

const GONE = ['ACCESS_ENDED', 'NOT_FOUND'];

/** One applicant: what was shared with the company, what was done so far, and what can be done next. */
export function Screen() {
  const t = useT('hire-applicants');
  const common = useT('common');
  const phrase = useErrorPhrase();
  const goBack = useGoBack('/applicants');
  const { id: company } = useCompany();
  const { application = '' } = useParams();
  const query = usePartnerQuery(applicantOne, { params: { company, application } });
  const { error, data } = query;
  // After a withdrawal nothing of the person is shown any more, even if it is still in memory.
  const isGone = error instanceof PartnerApiError && GONE.includes(error.code);
  return (
    <div className="nk-page nk-page--text hire-page hire-page--aside hire-applicant">
      <title>{data?.firstName ?? t('title')}</title>
      <TopBar onBack={goBack} backLabel={common('back')} />
      {isGone ? (
        <EmptyState
          headingLevel={1}
          picture={<Scene name="not-found" />}
          title={phrase(error) ?? ''}
          action={<LinkButton href="/applicants">{t('toAll')}</LinkButton>}
        />
      ) : (
        <Loaded query={query}>{(applicant) => <ApplicantView applicant={applicant} />}</Loaded>
      )}
    </div>
  );
}
