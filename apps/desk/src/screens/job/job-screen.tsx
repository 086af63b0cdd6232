import { useLostFocus } from '@nukkad/browser/focus/lost-focus.ts';
import {
  COUNTED_APPLICATIONS_MAX,
  companyJobOne,
  LISTED_APPLICATIONS_MAX,
} from '@nukkad/contract/partner/company-job.routes.ts';
import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { LinkButton, Notice } from '@nukkad/ui';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { useCompany } from '../../lib/company.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { usePartnerQuery } from '../../lib/partner-query.ts';
import { CloseJob } from './close-job.tsx';
import { CopyButton } from './copy-button.tsx';
import { EndsSoon, JobSteps } from './job-steps.tsx';
import { Poster } from './poster.tsx';
import './job.css';

type Job = PartnerOutput<typeof companyJobOne>;

/** A job of the company: where it is, its figures, what can be done with it, and its poster. */
export function Screen() {
  const { id: company } = useCompany();
  const { job = '' } = useParams();
  const query = usePartnerQuery(companyJobOne, { params: { company, job } });
  return (
    <div className="nk-page nk-page--text hire-page hire-page--aside">
      <Loaded query={query}>{(data) => <JobPage job={data} />}</Loaded>
    </div>
  );
}

/** Why the job is not open, and since when. */
function Reason({ job: { state, reason, stateSince, note } }: { readonly job: Job }) {
  const t = useT('hire-jobs');
  const { date } = useFormat();
  if (state === 'OPEN' || reason === null) return null;
  return (
    <Notice tone={reason === 'REFUSED' || reason === 'REPORTED' ? 'warning' : 'info'}>
      <p>{t(`reason.${reason}`)}</p>
      {stateSince !== null && <p>{t('since', { day: date(stateSince) })}</p>}
      {note !== null && <p>{note}</p>}
    </Notice>
  );
}

/** Returns a number that is counted up to a maximum, and `99+` at the maximum of 100. */
const upTo = (most: number, count: number) => (count < most ? count : `${most - 1}+`);

function JobPage({ job }: { readonly job: Job }) {
  const t = useT('hire-jobs');
  const { name } = useCompany();
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(heading);
  const { id, title, state, daysLeft, viewCount, applied, unanswered, hired } = job;
  const figures = [
    { key: 'seen', count: viewCount, text: t('seenLabel') },
    { key: 'applied', count: upTo(COUNTED_APPLICATIONS_MAX, applied), text: t('appliedLabel') },
    { key: 'unanswered', count: upTo(LISTED_APPLICATIONS_MAX, unanswered), text: t('unansweredLabel') },
    { key: 'hired', count: upTo(COUNTED_APPLICATIONS_MAX, hired), text: t('hiredLabel') },
  ];
  return (
    <>
      <title>{`${title} · ${name}`}</title>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="hire-job__facts">
        {[t(`stateOne.${state}`), daysLeft !== null && t('daysLeft', { count: daysLeft })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Reason job={job} />
      <EndsSoon job={job} />
      <dl className="hire-figures">
        {figures.map(({ key, count, text }) => (
          <div key={key}>
            <dt>{text}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {applied > 0 && (
        <LinkButton isWide href={`/jobs/${id}/applicants`}>
          {t('people')}
        </LinkButton>
      )}
      {state === 'OPEN' && applied === 0 && <p>{t('nobodyYet')}</p>}
      {state === 'OPEN' && hired >= job.openings && <Notice tone="good">{t('allFound')}</Notice>}
      <div className="hire-job__buttons">
        {(state === 'OPEN' || state === 'WAITING' || job.reason === 'COMPANY') && state !== 'CLOSED' && (
          <LinkButton href={`/jobs/${id}/edit`} variant="secondary">
            {t('change')}
          </LinkButton>
        )}
        <CopyButton job={id} title={title} />
        <JobSteps job={job} />
        <CloseJob job={job} canClose={state === 'OPEN' || state === 'PAUSED'} />
      </div>
      {state === 'OPEN' && <Poster job={id} />}
    </>
  );
}
