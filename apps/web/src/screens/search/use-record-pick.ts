import type { FoundCompany, FoundJob } from '@nukkad/contract';
import { useQueryClient } from '@tanstack/react-query';
import { refetchRoutes } from '../../lib/query/refetch.ts';
import { useServices } from '../../lib/services.ts';
import { useIsSignedIn } from '../../lib/use-session.ts';
import { storePickedCompany, storePickedJob } from './use-recent-picks.ts';

export interface RecordPick {
  readonly job: (job: FoundJob) => void;
  readonly company: (company: FoundCompany) => void;
}

/** Remembers what is opened from the search: a seeker's with the account, a visitor's in the browser. */
export function useRecordPick(): RecordPick {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const isSignedIn = useIsSignedIn();
  // What was opened is not worth holding anybody up: a failure is not told.
  const send = (sending: Promise<unknown>) =>
    void sending.then(
      () => refetchRoutes(queryClient, ['search.start']),
      () => undefined,
    );
  return {
    job: (job) =>
      isSignedIn ? send(api.call('search.rememberJob', { jobId: job.id })) : storePickedJob(job),
    company: (company) =>
      isSignedIn
        ? send(api.call('search.rememberCompany', { companyId: company.id }))
        : storePickedCompany(company),
  };
}
