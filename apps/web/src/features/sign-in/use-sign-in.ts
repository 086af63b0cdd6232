import { useTask } from '../../lib/query/use-action.ts';
import { useServices } from '../../lib/services.ts';
import { takeAccepted } from '../consent/accepted-texts.ts';
import type { Provider } from './arrival.ts';
import { syncLanguage } from './sync-language.ts';

const ROUTES = { google: 'session.googleSignIn', facebook: 'session.facebookSignIn' } as const;

interface SignIn {
  readonly provider: Provider;
  readonly credential: string;
}

/** Exchanges a provider's credential for a session. */
export function useSignIn() {
  const services = useServices();
  const exchange = ({ provider, credential }: SignIn) =>
    services.api.call(ROUTES[provider], { credential, accepted: takeAccepted() });
  return useTask(exchange, {
    onDone: async (signIn) => {
      services.lifecycle?.begin(signIn);
      await syncLanguage(services, signIn.candidate.language);
    },
  });
}
