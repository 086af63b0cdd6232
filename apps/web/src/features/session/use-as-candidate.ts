import { isSignedIn } from '../../lib/is-signed-in.ts';
import { useServices } from '../../lib/services.ts';
import { useLoginPrompt } from './login-prompt.tsx';
import type { LoginReason } from './login-reason.ts';

type AsCandidate = (reason: LoginReason, act: () => void, beforeLogin?: () => void) => void;

/**
 * Returns a function that runs an action for a signed-in seeker. A visitor gets the login dialog with a reason
 * instead.
 */
export function useAsCandidate(): AsCandidate {
  const services = useServices();
  const promptLogin = useLoginPrompt();
  return (reason, act, beforeLogin) => {
    void isSignedIn(services).then((isCandidate) => {
      if (isCandidate) return act();
      beforeLogin?.();
      promptLogin(reason);
    });
  };
}
