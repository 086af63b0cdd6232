import type { JobCard as Job, JobFilterOutput } from '@nukkad/contract';
import { errorPhrase } from '@nukkad/i18n';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Button, ErrorState, SkeletonList } from '@nukkad/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useReadersPoint } from '../../../lib/place/use-readers-point.ts';
import { shownError } from '../../../lib/query/shown-error.ts';
import { useServices } from '../../../lib/services.ts';
import { JobCard } from '../card/job-card.tsx';
import { EmptyResult } from './empty-result.tsx';
import { JobCount } from './job-count.tsx';
import type { JobSearch } from './job-search-params.ts';
import { jobSearchQuery } from './job-search-queries.ts';
import { UnderstoodChips } from './understood-chips.tsx';

interface SearchResultsProps {
  readonly search: JobSearch;
  readonly onChange: (search: JobSearch) => void;
}

/** The matches of a search: loading, failed, none, or the list with its "Show more". */
export function SearchResults({ search, onChange }: SearchResultsProps) {
  const t = useT('jobs');
  const point = useReadersPoint();
  const result = useInfiniteQuery(jobSearchQuery(useServices(), search, point));
  if (result.isPending) return <SkeletonList count={4} label={t('allJobs')} />;
  if (result.isError) return <ResultsError error={result.error} onRetry={() => void result.refetch()} />;
  const [first] = result.data.pages;
  if (!first) return null;
  const jobs = result.data.pages.flatMap((page) => page.jobs);
  return (
    <>
      <UnderstoodChips search={search} understood={first.understood} onChange={onChange} />
      <JobCount page={first} />
      {jobs.length === 0 && <EmptyResult search={search} page={first} onChange={onChange} />}
      <JobList jobs={jobs} />
      {result.hasNextPage && (
        <MoreButton isBusy={result.isFetchingNextPage} onMore={() => void result.fetchNextPage()} />
      )}
      <Nearby page={first} />
    </>
  );
}

function JobList({ jobs }: { readonly jobs: readonly Job[] }) {
  return (
    <ul className="job-list">
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} />
        </li>
      ))}
    </ul>
  );
}

function MoreButton({ isBusy, onMore }: { readonly isBusy: boolean; readonly onMore: () => void }) {
  const t = useT('common');
  return (
    <Button variant="secondary" isWide isBusy={isBusy} onClick={onMore}>
      {t('loadMore')}
    </Button>
  );
}

function Nearby({ page }: { readonly page: JobFilterOutput }) {
  const t = useT('jobs');
  if (page.nearby.length === 0) return null;
  return (
    <section className="nearby-jobs" aria-labelledby="nearby-jobs">
      <h2 id="nearby-jobs">{t('nearby')}</h2>
      <JobList jobs={page.nearby} />
    </section>
  );
}

function ResultsError({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const t = useT('jobs');
  const errors = useT('errors');
  const phrase = errorPhrase(errors, useLanguage(), shownError(error));
  return <ErrorState text={`${t('listFailed')} ${phrase}`} onRetry={onRetry} />;
}
