import { useCallback, useEffect, useState } from 'react';
import { forgetWanted, storeWanted, takeWanted } from '../../../lib/storage/wanted-action.ts';
import { useIsSignedIn } from '../../../lib/use-session.ts';

/** Whether the dialog is open: after a press, and again after a sign-in or a reload that came in between. */
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
  // Applied for, and reloaded with the dialog still open: taken back one day, it is not asked for by itself.
  useEffect(() => {
    if (!mayApply) forgetWanted('apply');
  }, [mayApply]);
  // Left by a link of the page: not asked for any more. A reload runs no clean-up.
  useEffect(() => (isAsking ? () => forgetWanted('apply') : undefined), [isAsking]);
  return { isAsking, ask, stop };
}
