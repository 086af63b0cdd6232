import { useSyncExternalStore } from 'react';
import { useSession } from '../../session/use-session.ts';
import { subscribeToWaitingApplications, waitingApplications } from './waiting-applications.ts';

/** Whether the reader has applied for this job without a line, and it was not sent yet. */
export function useIsApplicationWaiting(jobId: string): boolean {
  const session = useSession();
  const all = useSyncExternalStore(subscribeToWaitingApplications, waitingApplications, waitingApplications);
  return session.status === 'signed-in' && all.has(`${session.candidateId} ${jobId}`);
}
