import {
  companyJobPublish,
  companyPlaces,
  partnerJobs,
} from '@nukkad/contract/partner/company-job.routes.ts';
import { draftList, draftOne } from '@nukkad/contract/partner/draft.routes.ts';
import type { JobFields, JobProblem } from '@nukkad/contract/partner/job-fields.wire.ts';
import { PartnerApiError } from '@nukkad/contract/partner/partner-client.ts';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { ActionBar, Notice } from '@nukkad/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readStoredDraft, type StoredDraft } from '../../features/job-form/draft-store.ts';
import { JobBlocks } from '../../features/job-form/job-blocks.tsx';
import { JobPreview } from '../../features/job-form/job-preview.tsx';
import { useDraft } from '../../features/job-form/use-draft.ts';
import { useCompany } from '../../lib/company.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { usePartnerQuery } from '../../lib/partner-query.ts';
import { SendButton } from '../../lib/send-button.tsx';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';

const newDraft = (fields: JobFields, id: string | null): StoredDraft => ({
  id,
  key: crypto.randomUUID(),
  fields,
  unsent: {},
});

/** A new job: a draft with `?draft=`, the one that waits on this device, or one with the place and hours of the last job. */
export function Screen() {
  const t = useT('hire-job-form');
  const { id: company, name } = useCompany();
  const [search] = useSearchParams();
  const draft = search.get('draft');
  return (
    <div className="nk-page nk-page--text hire-page hire-page--aside">
      <title>{`${t('newJob')} · ${name}`}</title>
      <h1>{t('newJob')}</h1>
      {draft === null ? <FreshForm company={company} /> : <DraftForm company={company} draft={draft} />}
    </div>
  );
}

function DraftForm({ company, draft }: { readonly company: string; readonly draft: string }) {
  const query = usePartnerQuery(draftOne, { params: { company, draft } });
  return (
    <Loaded query={query}>
      {({ id, fields }) => <Form key={id} company={company} start={newDraft(fields, id)} />}
    </Loaded>
  );
}

function FreshForm({ company }: { readonly company: string }) {
  const language = useLanguage();
  const [stored] = useState(() => readStoredDraft(company));
  const places = usePartnerQuery(companyPlaces, { params: { company } });
  if (stored !== null) return <Form company={company} start={stored} />;
  return (
    <Loaded query={places}>
      {({ start }) => <Form company={company} start={newDraft({ ...start, language }, null)} />}
    </Loaded>
  );
}

const problemsIn = (error: unknown): readonly JobProblem[] =>
  error instanceof PartnerApiError && Array.isArray(error.details.problems)
    ? (error.details.problems as JobProblem[])
    : [];

function Form({ company, start }: { readonly company: string; readonly start: StoredDraft }) {
  const t = useT('hire-job-form');
  const phrase = useErrorPhrase();
  const navigate = useNavigate();
  const { fields, problems, state, error, change, send, forget } = useDraft(company, start);
  const publish = usePartnerCommand(companyJobPublish, { stale: [partnerJobs, draftList] });
  const refused = problemsIn(publish.error);
  // A missing field is only a problem once the member wants to publish.
  const shown = refused.length > 0 ? refused : problems.filter(({ code }) => code !== 'MISSING');

  async function press(): Promise<void> {
    const draft = await send();
    const body = draft === null ? { fields } : { draft };
    const job = await publish.run({ params: { company }, body });
    if (job === null) return;
    forget();
    await navigate(`/jobs/${job.id}`, { replace: true });
  }

  return (
    <>
      <JobBlocks fields={fields} onChange={change} problems={shown} />
      <JobPreview fields={fields} />
      {state === 'WAITING' && <Notice tone="warning">{t('storedHere')}</Notice>}
      {state === 'FAILED' && (
        <Notice tone="warning">
          <span role="alert">{phrase(error)}</span>
        </Notice>
      )}
      <ActionBar
        note={
          publish.error === null ? t(`draft.${state}`) : <span role="alert">{phrase(publish.error)}</span>
        }
      >
        <SendButton
          isWide
          isBusy={publish.isBusy}
          disabled={state === 'WAITING'}
          onClick={() => void press()}
        >
          {t('publish')}
        </SendButton>
      </ActionBar>
    </>
  );
}
