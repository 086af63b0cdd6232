import type { Company, JobCard as Job } from '@nukkad/contract';
import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, EmptyState, LinkButton, Scene } from '@nukkad/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CompanyFrame } from '../../features/companies/company-frame.tsx';
import { CompanyHead } from '../../features/companies/company-head.tsx';
import { companyJobsQuery } from '../../features/companies/company-queries.ts';
import { FollowButton } from '../../features/companies/follow-button.tsx';
import { loadCompany } from '../../features/companies/load-company.ts';
import { JobCard } from '../../features/job/card/job-card.tsx';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { loadRequired } from '../../lib/query/load-required.ts';
import { QueryParts } from '../../lib/query/query-parts.tsx';
import { shareIdOf } from '../../lib/routing/share-id-of.ts';
import { type Services, useServices } from '../../lib/services.ts';
import './posted-jobs.css';

export const namespaces: readonly Namespace[] = ['company', 'jobs'];

export async function load(services: Services, url: URL): Promise<void> {
  await loadCompany(services, url);
  const jobs = companyJobsQuery(services, shareIdOf(url.search) ?? '');
  await loadRequired(services, services.queryClient.fetchInfiniteQuery(jobs));
}

/** All jobs of a company. Closed and paused jobs are greyed out. */
export function PostedJobsScreen() {
  return <CompanyFrame current="jobs">{(company) => <PostedJobs company={company} />}</CompanyFrame>;
}

function PostedJobs({ company }: { readonly company: Company }) {
  const t = useT('company');
  const common = useT('common');
  const query = useInfiniteQuery(companyJobsQuery(useServices(), shareIdOf(`?${company.link}`) ?? ''));
  const title = t('jobsTitle', { company: company.name });
  return (
    <section className="company-section" aria-labelledby="posted-jobs">
      <CompanyHead company={company} page="jobs" title={title} />
      <h2 id="posted-jobs">{title}</h2>
      <QueryParts query={query} skeleton={<PageSkeleton />}>
        {({ pages }) => <JobItems company={company} jobs={pages.flatMap((page) => page.jobs)} />}
      </QueryParts>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          isWide
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {common('loadMore')}
        </Button>
      )}
    </section>
  );
}

interface JobItemsProps {
  readonly company: Company;
  readonly jobs: readonly Job[];
}

function JobItems({ company, jobs }: JobItemsProps) {
  const t = useT('company');
  if (jobs.length === 0)
    return (
      <EmptyState
        picture={<Scene name="no-jobs" />}
        title={t('noJobs')}
        headingLevel={3}
        action={company.isFollowing ? <OtherJobs /> : <FollowButton company={company} />}
      >
        {!company.isFollowing && <p>{t('noJobsHint')}</p>}
      </EmptyState>
    );
  return (
    <ul className="posted-jobs">
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} />
        </li>
      ))}
    </ul>
  );
}

function OtherJobs() {
  const nav = useT('nav');
  return <LinkButton href="/joblist">{nav('findJobs')}</LinkButton>;
}

export { PostedJobsScreen as Screen };
