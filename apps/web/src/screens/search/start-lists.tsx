import type { FoundCompany, FoundJob, SearchStart } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { useCityName } from '../../lib/place/use-city-name.ts';
import { useIsSignedIn } from '../../lib/use-session.ts';
import { StartCompanies } from './start-companies.tsx';
import { StartJobs } from './start-jobs.tsx';
import { useForgetChoice } from './use-forget-choice.ts';
import { useRecentPicks } from './use-recent-picks.ts';
import type { RecordPick } from './use-record-pick.ts';

interface StartListsProps {
  readonly start: SearchStart;
  readonly city: string | undefined;
  readonly writeStored: RecordPick;
}

const size = (lists: { readonly jobs: readonly FoundJob[]; readonly companies: readonly FoundCompany[] }) =>
  lists.jobs.length + lists.companies.length;

/** The lists before typing: recently opened items, popular companies and new jobs. */
export function StartLists({ start, city, writeStored }: StartListsProps) {
  const t = useT('search');
  const cityName = useCityName(city);
  const isSignedIn = useIsSignedIn();
  const stored = useRecentPicks();
  const forget = useForgetChoice();
  const recent = isSignedIn ? { companies: start.recentCompanies, jobs: start.recentJobs } : stored;
  const onForget = (id: string) => forget(id, recent);
  const isEmpty = size(recent) + start.popularCompanies.length + start.latestJobs.length === 0;
  return (
    <div className="start-lists">
      {isEmpty && <p className="start-lists__empty">{t('startEmpty')}</p>}
      <StartCompanies
        title={t('recentCompanies')}
        companies={recent.companies}
        onOpen={writeStored.company}
        onForget={onForget}
      />
      <StartCompanies
        title={t('popularCompanies')}
        companies={start.popularCompanies}
        onOpen={writeStored.company}
      />
      <StartJobs title={t('recentJobs')} jobs={recent.jobs} onOpen={writeStored.job} onForget={onForget} />
      {size(recent) > 0 && (
        <Button variant="quiet" size="s" onClick={() => forget('all', recent)}>
          {t('forget')}
        </Button>
      )}
      <StartJobs
        title={city ? t('latestIn', { city: cityName }) : t('latestJobs')}
        jobs={start.latestJobs}
        onOpen={writeStored.job}
      />
    </div>
  );
}
