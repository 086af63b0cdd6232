import { useServices } from '../services.ts';
import { isSignedIn } from './is-signed-in.ts';
import { type LoginReason, useLoginPrompt } from './login-prompt.tsx';

/** Does what only a seeker may do; a visitor is asked to log in instead, and told what for. */
export function useAsCandidate(): (reason: LoginReason, act: () => void) => void {
  const services = useServices();
  const promptLogin = useLoginPrompt();
  return (reason, act) => {
    void isSignedIn(services).then((isCandidate) => (isCandidate ? act() : promptLogin(reason)));
  };
}
