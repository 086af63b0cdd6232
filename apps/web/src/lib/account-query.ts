import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from './services.ts';
import { useIsSignedIn } from './use-session.ts';

/** The signed-in seeker with the figures that change: verified mobile, credits, how complete the profile is. */
export function accountQuery({ api }: Pick<Services, 'api'>) {
  return queryOptions({
    queryKey: ['account.summary'],
    queryFn: ({ signal }) => api.call('account.summary', {}, { signal }),
  });
}

/** The same, asked for once somebody is known to be signed in. */
export function useAccount() {
  const isSignedIn = useIsSignedIn();
  return useQuery({ ...accountQuery(useServices()), enabled: isSignedIn });
}
