import { useSyncExternalStore } from 'react';
import { useSession } from '../../../lib/use-session.ts';
import { waitingApplications } from './waiting-applications.ts';

/** Returns whether the seeker has applied for this job offline and the application is not sent yet. */
export function useIsApplicationWaiting(jobId: string): boolean {
  const session = useSession();
  const { subscribe, get, has } = waitingApplications;
  const all = useSyncExternalStore(subscribe, get, get);
  return session.status === 'signed-in' && has(all, session.candidateId, jobId);
}
