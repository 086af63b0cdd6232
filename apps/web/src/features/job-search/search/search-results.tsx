import type { JobCard as Job, JobFilterOutput } from '@nukkad/contract';
import { errorPhrase } from '@nukkad/i18n';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { ErrorState, LinkButton, SkeletonList, Spinner } from '@nukkad/ui';
import { type MouseEvent, useId } from 'react';
import { Link } from 'react-router-dom';
import { retryQuery } from '../../../lib/query/retry-query.ts';
import { shownError } from '../../../lib/query/shown-error.ts';
import { JobCard } from '../../job/card/job-card.tsx';
import { canHaveAlert } from '../alerts/alert-search.ts';
import { type JobSearch, listAddress } from './job-search-params.ts';
import { AlertOffer, EmptyResult, UnderstoodChips } from './lazy-parts.tsx';
import { type StepOfList, stepsOf } from './steps-of-list.ts';
import type { FoundJobs } from './use-found-jobs.ts';
import type { SearchMeaning } from './use-search-meaning.ts';

interface SearchResultsProps {
  readonly search: JobSearch;
  readonly meaning: SearchMeaning;
  readonly found: FoundJobs;
}

/** The result of a search: a skeleton, an error, an empty state, or the list with "Show more". */
export function SearchResults({ search, meaning, found }: SearchResultsProps) {
  const { result, failed, isFromHome } = found;
  const t = useT('jobs');
  if (result.isPending) return <SkeletonList count={4} label={t('allJobs')} />;
  // Replace the list only if its first page failed. Otherwise the jobs stay on screen.
  if (result.isLoadingError) return <ResultsError error={result.error} onRetry={result.refetch} />;
  const [first] = result.data.pages;
  if (!first) return null;
  const jobs = result.data.pages.flatMap((page) => page.jobs);
  const hasNoMatch = first.missingWork !== undefined || jobs.length === 0;
  const missing = { what: first.missingWork, place: meaning.place };
  return (
    <>
      {failed && <ResultsError error={failed.error} onRetry={failed.refetch} />}
      <UnderstoodChips search={search} understood={first.understood} addressOf={listAddress} />
      {first.missingWork !== undefined && <MissingWork {...missing} />}
      <p className="nk-hidden" role="status">
        {result.data.pages.length > 1 && t('shown', { count: jobs.length })}
      </p>
      {search.after !== undefined && <Link to={listAddress(search)}>{t('firstJobs')}</Link>}
      {jobs.length === 0 && <EmptyResult search={search} page={first} addressOf={listAddress} />}
      {hasNoMatch && canHaveAlert(search) && <AlertOffer search={search} />}
      {stepsOf(result.data.pages).map((step, at) => (
        // The index is stable, because steps are only appended.
        <StepJobs key={`${at}-${step.step}`} step={step} />
      ))}
      {result.isFetchNextPageError && (
        <ResultsError
          error={result.error}
          isRetrying={result.isFetchingNextPage}
          onRetry={result.fetchNextPage}
        />
      )}
      {result.hasNextPage && !result.isFetchNextPageError && (
        <MoreLink
          // An address has no home, so a cursor of the order from home would repeat jobs. The list then begins anew.
          address={listAddress(search, isFromHome ? null : result.data.pages.at(-1)?.nextCursor)}
          isBusy={result.isFetchingNextPage}
          onMore={() => void result.fetchNextPage()}
        />
      )}
      <Nearby page={first} />
    </>
  );
}

interface MissingWorkProps {
  readonly what: string | undefined;
  readonly place: string | undefined;
}

/** Explains that no job matched the occupation, and that the jobs below are alternatives. */
function MissingWork({ what = '', place }: MissingWorkProps) {
  const t = useT('jobs');
  return (
    <p className="job-count" role="status">
      {place === undefined ? t('missing.all', { what }) : t('missing.in', { what, place })}
    </p>
  );
}

/** A group of results that match equally closely, under a heading. Exact matches have no heading. */
function StepJobs({ step: { step, words, names, jobs } }: { readonly step: StepOfList }) {
  const t = useT('jobs');
  const language = useLanguage();
  const id = useId();
  if (step === 'NAMED_WORK') return <JobList jobs={jobs} headingLevel={2} />;
  return (
    <section className="job-step" aria-labelledby={id}>
      <h2 id={id}>{t(`step.${step}`, { words: words ?? '', what: names?.[language] ?? '' })}</h2>
      <JobList jobs={jobs} headingLevel={3} />
    </section>
  );
}

interface JobListProps {
  readonly jobs: readonly Job[];
  readonly headingLevel: 2 | 3;
}

function JobList({ jobs, headingLevel }: JobListProps) {
  return (
    <ul className="job-list">
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}

interface MoreLinkProps {
  readonly address: string;
  readonly isBusy: boolean;
  readonly onMore: () => void;
}

/** Loads more jobs; without JavaScript it is a link to the next page. */
function MoreLink({ address, isBusy, onMore }: MoreLinkProps) {
  const t = useT('common');
  const more = (event: MouseEvent) => {
    event.preventDefault();
    if (!isBusy) onMore();
  };
  return (
    <LinkButton
      className="job-list__more"
      variant="secondary"
      isWide
      href={address}
      rel="nofollow"
      aria-busy={isBusy || undefined}
      icon={isBusy && <Spinner size={20} />}
      onClick={more}
    >
      {t('loadMore')}
    </LinkButton>
  );
}

function Nearby({ page }: { readonly page: JobFilterOutput }) {
  const t = useT('jobs');
  if (page.nearby.length === 0) return null;
  return (
    <section className="nearby-jobs" aria-labelledby="nearby-jobs">
      <h2 id="nearby-jobs">{t('nearby')}</h2>
      <JobList jobs={page.nearby} headingLevel={3} />
    </section>
  );
}

interface ResultsErrorProps {
  readonly error: Error;
  readonly isRetrying?: boolean;
  readonly onRetry: () => unknown;
}

function ResultsError({ error, isRetrying, onRetry }: ResultsErrorProps) {
  const t = useT('jobs');
  const errors = useT('errors');
  const phrase = errorPhrase(errors, useLanguage(), shownError(error));
  return (
    <ErrorState
      text={`${t('listFailed')} ${phrase}`}
      isRetrying={isRetrying}
      onRetry={() => retryQuery({ error, refetch: onRetry })}
    />
  );
}
