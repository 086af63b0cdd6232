import { useCallback, useEffect, useState } from 'react';
import { forgetWanted, storeWanted, takeWanted } from '../../../lib/storage/wanted-action.ts';
import { useIsSignedIn } from '../../../lib/use-session.ts';

/** Whether the dialog to apply is open. It opens by a click, and again after a sign-in or reload in between. */
export function useAskToApply(jobId: string, mayApply: boolean) {
  const [isAsking, setAsking] = useState(false);
  const isSignedIn = useIsSignedIn();
  const ask = useCallback(() => {
    storeWanted('apply', jobId);
    setAsking(true);
  }, [jobId]);
  const stop = useCallback(() => {
    forgetWanted('apply');
    setAsking(false);
  }, []);
  useEffect(() => {
    if (isSignedIn && mayApply && takeWanted('apply', jobId)) ask();
  }, [isSignedIn, mayApply, jobId, ask]);
  // The dialog was open during a reload and the seeker has applied. Forget it, so that it does not open by itself
  // after a withdrawal.
  useEffect(() => {
    if (!mayApply) forgetWanted('apply');
  }, [mayApply]);
  // Forget the pending application when the page is left by a link. A reload runs no clean-up.
  useEffect(() => (isAsking ? () => forgetWanted('apply') : undefined), [isAsking]);
  return { isAsking, ask, stop };
}
