import { isSignedIn } from '../../lib/is-signed-in.ts';
import { useTask } from '../../lib/query/use-action.ts';
import { type Services, useServices } from '../../lib/services.ts';
import { takeAccepted } from '../consent/accepted-texts.ts';
import type { Provider } from './arrival.ts';
import { takeAttachRequest } from './attach-request.ts';
import { syncLanguage } from './sync-language.ts';

const ROUTES = { google: 'session.googleSignIn', facebook: 'session.facebookSignIn' } as const;

interface SignIn {
  readonly provider: Provider;
  readonly credential: string;
}

const candidateOf = ({ session }: Services) => {
  const current = session.get();
  return current.status === 'signed-in' ? current.candidateId : null;
};

/** Exchanges a provider's credential for a session, or adds it to the account that asked for it. */
export function useSignIn() {
  const services = useServices();
  const exchange = async ({ provider, credential }: SignIn) => {
    const account = takeAttachRequest();
    // Restores the session just after the redirect, so that the server learns which login the new one replaces.
    const hasLogin = await isSignedIn(services);
    if (account !== null && hasLogin && candidateOf(services) === account) {
      await services.api.call('signIn.attach', { provider, credential });
      return null;
    }
    return services.api.call(ROUTES[provider], { credential, accepted: takeAccepted() });
  };
  return useTask(exchange, {
    invalidates: ['logins.ways', 'account.summary', 'profile.whole'],
    onDone: async (signIn) => {
      if (signIn === null) return;
      services.lifecycle?.begin(signIn);
      await syncLanguage(services, signIn.candidate.language);
    },
  });
}
