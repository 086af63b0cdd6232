import { APPLICANT_STAGES, type ApplicantStage } from '@nukkad/contract/partner/applicant.routes.ts';
import { companyJobOne } from '@nukkad/contract/partner/company-job.routes.ts';
import { companyOne } from '@nukkad/contract/partner/team.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { UiLink } from '@nukkad/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { ApplicantList } from '../../features/applicants/applicant-list.tsx';
import { TableButton } from '../../features/applicants/table-button.tsx';
import { useCompany } from '../../lib/company.ts';
import { usePartnerQuery } from '../../lib/partner-query.ts';
import { StageChips } from './stage-chips.tsx';
import './applicants-screen.css';

function readStage(text: string | null): ApplicantStage {
  return APPLICANT_STAGES.find((stage) => stage === text) ?? 'APPLIED';
}

/** The title of the job whose applicants are listed, as a link to the job. */
function JobName({ company, job }: { readonly company: string; readonly job: string }) {
  const { data } = usePartnerQuery(companyJobOne, { params: { company, job } });
  if (data === undefined) return null;
  return (
    <p>
      <UiLink href={`/jobs/${job}`} className="hire-link">
        {data.title}
      </UiLink>
    </p>
  );
}

/** The people who applied, of all jobs or of the job in the address, one stage at a time. */
export function Screen() {
  const t = useT('hire-applicants');
  const { id, name, role } = useCompany();
  const { job = null } = useParams();
  const [search, setSearch] = useSearchParams();
  const stage = readStage(search.get('stage'));
  const { data: company } = usePartnerQuery(companyOne, { params: { company: id } });
  return (
    <div className="nk-page hire-page hire-people">
      <title>{`${t('title')} · ${name}`}</title>
      <h1>{t('title')}</h1>
      {job !== null && <JobName company={id} job={job} />}
      <StageChips
        value={stage}
        counts={job === null ? company?.counts : undefined}
        onChange={(next) => setSearch({ stage: next }, { replace: true })}
      />
      <ApplicantList key={`${job} ${stage}`} stage={stage} job={job} />
      {role === 'OWNER' && <TableButton job={job} />}
    </div>
  );
}
