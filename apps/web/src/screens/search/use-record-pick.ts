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

/** Returns functions that store opened items in the account, or in a visitor's browser. */
export function useRecordPick(): RecordPick {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const isSignedIn = useIsSignedIn();
  // Errors are ignored, because recent items are not important.
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
