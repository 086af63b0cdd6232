import type { MyJobsTab } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { useSyncExternalStore } from 'react';
import { useSession } from '../../../lib/use-session.ts';
import { JobCard } from '../../job/card/job-card.tsx';
import { outbox } from '../../offline/outbox/outbox.ts';
import { isWaitingApplication, type Waiting } from '../../offline/outbox/waiting.ts';

const NONE: readonly Waiting[] = [];
const SHOWING: ReadonlySet<MyJobsTab> = new Set<MyJobsTab>(['ALL', 'APPLIED']);

/**
 * Returns the seeker's unsent applications, oldest first; empty on tabs that will not list them after they are sent.
 */
export function useWaitingApplications(tab: MyJobsTab) {
  const session = useSession();
  const all = useSyncExternalStore(outbox.subscribe, outbox.get, () => NONE);
  if (session.status !== 'signed-in' || !SHOWING.has(tab)) return [];
  return all.filter(isWaitingApplication).filter(({ account }) => account === session.candidateId);
}

/** The unsent applications, shown above the sent ones. */
export function WaitingJobs({ entries }: { readonly entries: ReturnType<typeof useWaitingApplications> }) {
  const t = useT('apply');
  return (
    <section className="my-jobs__waiting" aria-label={t('waiting')}>
      <p>{t('waiting')}</p>
      <ul className="my-jobs">
        {entries.map(({ id, about, job }) => (
          <li key={id} className="my-job">
            {job ? <JobCard job={job} headingLevel={2} /> : <p>{about}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
