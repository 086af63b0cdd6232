import { companyJobChange, companyJobOne, partnerJobs } from '@nukkad/contract/partner/company-job.routes.ts';
import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import type { JobFields, JobProblem } from '@nukkad/contract/partner/job-fields.wire.ts';
import { PartnerApiError } from '@nukkad/contract/partner/partner-client.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { ActionBar } from '@nukkad/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { JobBlocks } from '../../features/job-form/job-blocks.tsx';
import { JobPreview } from '../../features/job-form/job-preview.tsx';
import { useCompany } from '../../lib/company.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { usePartnerQuery } from '../../lib/partner-query.ts';
import { SendButton } from '../../lib/send-button.tsx';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';

type Job = PartnerOutput<typeof companyJobOne>;

/** Changes a job that was posted. */
export function Screen() {
  const t = useT('hire-job-form');
  const { id: company, name } = useCompany();
  const { job = '' } = useParams();
  const query = usePartnerQuery(companyJobOne, { params: { company, job } });
  return (
    <div className="nk-page nk-page--text hire-page hire-page--aside">
      <title>{`${t('editJob')} · ${name}`}</title>
      <h1>{t('editJob')}</h1>
      <Loaded query={query}>
        {(data) => <EditForm key={data.changedAt} company={company} job={data} />}
      </Loaded>
    </div>
  );
}

function EditForm({ company, job }: { readonly company: string; readonly job: Job }) {
  const t = useT('hire-job-form');
  const phrase = useErrorPhrase();
  const navigate = useNavigate();
  const [changed, setChanged] = useState<JobFields>({});
  const save = usePartnerCommand(companyJobChange, { stale: [companyJobOne, partnerJobs] });
  const entries = Object.entries({ ...job.fields, ...changed }).filter(([, value]) => value !== null);
  const fields = Object.fromEntries(entries) as JobFields;
  const { error } = save;
  const refused = error instanceof PartnerApiError ? error.details.problems : undefined;
  const problems = (Array.isArray(refused) ? refused : job.problems) as readonly JobProblem[];

  async function press(): Promise<void> {
    const body = { since: job.changedAt, fields: changed };
    const saved = await save.run({ params: { company, job: job.id }, body });
    if (saved !== null) await navigate(`/jobs/${job.id}`, { replace: true });
  }

  return (
    <>
      <JobBlocks
        fields={fields}
        onChange={(change) => setChanged((before) => ({ ...before, ...change }))}
        problems={problems}
      />
      <JobPreview fields={fields} />
      <ActionBar note={error !== null && <span role="alert">{phrase(error)}</span>}>
        <SendButton
          isWide
          isBusy={save.isBusy}
          disabled={Object.keys(changed).length === 0}
          onClick={() => void press()}
        >
          {t('save')}
        </SendButton>
      </ActionBar>
    </>
  );
}
