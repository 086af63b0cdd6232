import type { FoundCompany, FoundJob, SearchStart } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, cx } from '@nukkad/ui';
import { companyAddress } from '../../features/companies/company-address.ts';
import { jobAddress } from '../../features/jobs/card/job-address.ts';
import { useCityName } from '../../lib/place/use-city-name.ts';
import { Link } from '../../lib/routing/link.tsx';
import { useIsSignedIn } from '../../lib/session/use-session.ts';
import { FoundCompanyWords, FoundJobWords } from './found-rows.tsx';
import { forgetPicks, useRecentPicks } from './use-recent-picks.ts';
import type { RememberChoice } from './use-remember-choice.ts';

interface StartListsProps {
  readonly start: SearchStart;
  readonly city: string | undefined;
  readonly remember: RememberChoice;
}

/** Before typing: what one has opened, then what many follow and what is new. */
export function StartLists({ start, city, remember }: StartListsProps) {
  const t = useT('search');
  const cityName = useCityName();
  const isSignedIn = useIsSignedIn();
  const own = useRecentPicks();
  const recent = isSignedIn ? { companies: start.recentCompanies, jobs: start.recentJobs } : own;
  const hasOwn = own.companies.length + own.jobs.length > 0;
  return (
    <div className="start-lists">
      <Companies title={t('recentCompanies')} companies={recent.companies} onOpen={remember.company} />
      <Companies title={t('popularCompanies')} companies={start.popularCompanies} onOpen={remember.company} />
      <Jobs title={t('recentJobs')} jobs={recent.jobs} onOpen={remember.job} />
      {!isSignedIn && hasOwn && (
        <Button variant="quiet" size="s" onClick={forgetPicks}>
          {t('forget')}
        </Button>
      )}
      <Jobs
        title={city ? t('latestIn', { city: cityName(city) }) : t('latestJobs')}
        jobs={start.latestJobs}
        onOpen={remember.job}
      />
    </div>
  );
}

interface CompaniesProps {
  readonly title: string;
  readonly companies: readonly FoundCompany[];
  readonly onOpen: (company: FoundCompany) => void;
}

function Companies({ title, companies, onOpen }: CompaniesProps) {
  if (companies.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="start-lists__companies">
        {companies.map((company) => (
          <li key={company.id}>
            <Link
              className="found-row found-row--tile"
              to={companyAddress(company)}
              onClick={() => onOpen(company)}
            >
              <FoundCompanyWords company={company} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface JobsProps {
  readonly title: string;
  readonly jobs: readonly FoundJob[];
  readonly onOpen: (job: FoundJob) => void;
}

function Jobs({ title, jobs, onOpen }: JobsProps) {
  if (jobs.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="start-lists__jobs">
        {jobs.map((job) => (
          <li key={job.id}>
            <Link
              className={cx('found-row', job.status !== 'ACTIVE' && 'found-row--dimmed')}
              to={jobAddress(job)}
              onClick={() => onOpen(job)}
            >
              <FoundJobWords job={job} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
