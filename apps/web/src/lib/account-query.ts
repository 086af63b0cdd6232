import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from './services.ts';
import { useIsSignedIn } from './use-session.ts';

/** Fetches the seeker's account summary: whether the mobile is verified, the credits, how complete the profile is. */
export function accountQuery({ api }: Pick<Services, 'api'>) {
  return queryOptions({
    queryKey: ['account.summary'],
    queryFn: ({ signal }) => api.call('account.summary', {}, { signal }),
  });
}

/** Returns the account summary as a query that starts when the seeker is known to be signed in. */
export function useAccount() {
  const isSignedIn = useIsSignedIn();
  return useQuery({ ...accountQuery(useServices()), enabled: isSignedIn });
}
