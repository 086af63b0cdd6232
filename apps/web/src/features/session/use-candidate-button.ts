import { opensDialog } from '@nukkad/ui';
import type { MouseEvent } from 'react';
import { useIsSignedIn } from '../../lib/use-session.ts';
import { LOGIN_DIALOG } from './login-dialog.tsx';
import type { LoginReason } from './login-reason.ts';
import { useAsCandidate } from './use-as-candidate.ts';

/**
 * Returns the attributes of a button that runs an action for a signed-in seeker. A visitor gets the login dialog, which the browser
 * opens by itself before any script has loaded. The page's inline script records the click of a known seeker instead.
 */
export function useCandidateButton(reason: LoginReason, act: () => void) {
  const isSignedIn = useIsSignedIn();
  const asCandidate = useAsCandidate();
  const onClick = (event: MouseEvent) => {
    // Otherwise the browser would open the dialog also for a seeker whose session is not restored yet.
    event.preventDefault();
    asCandidate(reason, act);
  };
  return isSignedIn ? { onClick } : { onClick, ...opensDialog(LOGIN_DIALOG) };
}
