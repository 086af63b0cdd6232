import { useLostFocus } from '@nukkad/browser/focus/lost-focus.ts';
import {
  COMPANY_JOB_STATES,
  type CompanyJobState,
  partnerJobs,
} from '@nukkad/contract/partner/company-job.routes.ts';
import { draftList } from '@nukkad/contract/partner/draft.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, ChipToggle, EmptyState, LinkButton, Scene } from '@nukkad/ui';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCompany } from '../../lib/company.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { usePartnerQuery } from '../../lib/partner-query.ts';
import { DraftLine } from './draft-line.tsx';
import { JobLine } from './job-line.tsx';
import './jobs.css';

/** The jobs of the company by state, or those to confirm, and what is still being written. */
export function Screen() {
  const t = useT('hire-jobs');
  const { id: company, name } = useCompany();
  const [search, setSearch] = useSearchParams();
  const state = COMPANY_JOB_STATES.find((one) => one === search.get('state')) ?? 'OPEN';
  const isToConfirm = search.has('confirm');
  const drafts = usePartnerQuery(draftList, { params: { company } });
  return (
    <div className="nk-page nk-page--text hire-page">
      <title>{`${t('title')} · ${name}`}</title>
      <h1>{t('title')}</h1>
      <LinkButton href="/jobs/new" isWide>
        {t('postJob')}
      </LinkButton>
      {(drafts.data?.items.length ?? 0) > 0 && (
        <section className="hire-jobs__drafts">
          <h2>{t('drafts')}</h2>
          <ul className="hire-jobs">
            {drafts.data?.items.map((draft) => (
              <DraftLine key={draft.id} draft={draft} />
            ))}
          </ul>
        </section>
      )}
      <ChipToggle
        label={t('which')}
        isLabelHidden
        layout="scroll"
        options={COMPANY_JOB_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
        value={isToConfirm ? null : state}
        onChange={(value) => setSearch(value === null || value === 'OPEN' ? {} : { state: value })}
      />
      <Pages
        key={`${company} ${state} ${isToConfirm}`}
        company={company}
        state={state}
        isToConfirm={isToConfirm}
      />
    </div>
  );
}

interface PagesProps {
  readonly company: string;
  readonly state: CompanyJobState;
  /** Whether only open jobs are listed of which the company has not said yet that they are open. */
  readonly isToConfirm: boolean;
}

/** The pages of the list that were opened so far. */
function Pages({ company, state, isToConfirm }: PagesProps) {
  const [afters, setAfters] = useState<readonly (string | undefined)[]>([undefined]);
  return afters.map((after, at) => (
    <Page
      key={after ?? 'first'}
      company={company}
      state={state}
      isToConfirm={isToConfirm}
      after={after}
      isLast={at === afters.length - 1}
      onMore={(next) => setAfters([...afters, next])}
    />
  ));
}

interface PageProps extends PagesProps {
  readonly after: string | undefined;
  readonly isLast: boolean;
  readonly onMore: (next: string) => void;
}

function Page({ company, state, isToConfirm, after, isLast, onMore }: PageProps) {
  const t = useT('hire-jobs');
  const query = {
    state,
    ...(isToConfirm ? { toConfirm: 'true' as const } : {}),
    ...(after === undefined ? {} : { after }),
  };
  const jobs = usePartnerQuery(partnerJobs, { params: { company }, query });
  const list = useRef<HTMLUListElement>(null);
  useLostFocus(list);
  return (
    <Loaded query={jobs}>
      {({ items, next }) => (
        <>
          {items.length === 0 && after === undefined && (
            <EmptyState
              picture={<Scene name="no-jobs" />}
              title={isToConfirm ? t('allConfirmed') : t(`empty.${state}`)}
            />
          )}
          <ul ref={list} className="hire-jobs" tabIndex={-1}>
            {items.map((job) => (
              <JobLine key={job.id} job={job} />
            ))}
          </ul>
          {isLast && next !== null && (
            <Button variant="secondary" isWide onClick={() => onMore(next)}>
              {t('more')}
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
}
