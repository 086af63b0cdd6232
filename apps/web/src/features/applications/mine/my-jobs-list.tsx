import type { MyJobsTab } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, EmptyState, ErrorState, LinkButton, Scene, SkeletonList } from '@nukkad/ui';
import { useIsOnline } from '../../../lib/connection/use-is-online.ts';
import { retryQuery } from '../../../lib/query/retry-query.ts';
import { useErrorPhrase } from '../../../lib/query/use-error-phrase.ts';
import { MyJobItem } from './my-job-item.tsx';
import type { useMyJobs } from './my-jobs-query.ts';
import { useWaitingApplications, WaitingJobs } from './waiting-jobs.tsx';

interface MyJobsListProps {
  readonly tab: MyJobsTab;
  readonly result: ReturnType<typeof useMyJobs>;
}

/** Content of a tab: a skeleton, an error, an empty state, or the jobs with "Show more". */
export function MyJobsList({ tab, result }: MyJobsListProps) {
  const common = useT('common');
  const phrase = useErrorPhrase();
  const isOnline = useIsOnline();
  const isReady = result.data !== undefined && !result.isPlaceholderData;
  const jobs = isReady ? result.data.pages.flatMap((page) => page.jobs) : [];
  const listed = new Set(jobs.map(({ id }) => id));
  const waiting = useWaitingApplications(tab).filter(({ job }) => !job || !listed.has(job.id));
  return (
    <>
      {waiting.length > 0 && <WaitingJobs entries={waiting} />}
      {result.isError && (isOnline || !isReady) && (
        <ErrorState
          text={phrase(result.error) ?? ''}
          isRetrying={result.isFetching}
          onRetry={() => retryQuery(result)}
        />
      )}
      {!isReady && !result.isError && <SkeletonList count={3} label={common('loading')} />}
      {isReady && jobs.length === 0 && waiting.length === 0 && <NoJobs tab={tab} />}
      <ul className="my-jobs">
        {jobs.map((job) => (
          <MyJobItem key={job.id} job={job} />
        ))}
      </ul>
      {isReady && result.hasNextPage && (
        <Button
          variant="secondary"
          isWide
          isBusy={result.isFetchingNextPage}
          onClick={() => void result.fetchNextPage()}
        >
          {common('loadMore')}
        </Button>
      )}
    </>
  );
}

function NoJobs({ tab }: { readonly tab: MyJobsTab }) {
  const t = useT('mine');
  const nav = useT('nav');
  const isSaved = tab === 'SAVED';
  return (
    <EmptyState
      picture={<Scene name={isSaved ? 'no-saved' : 'no-jobs'} />}
      title={t(`empty.${tab}`)}
      action={<LinkButton href="/joblist">{nav('findJobs')}</LinkButton>}
    >
      <p>{t(isSaved ? 'emptySavedHint' : 'emptyHint')}</p>
    </EmptyState>
  );
}
