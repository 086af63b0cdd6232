import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from './services.ts';
import { useIsSignedIn } from './use-session.ts';

/** Fetches the seeker's whole profile. */
export function profileQuery({ api }: Pick<Services, 'api'>) {
  return queryOptions({
    queryKey: ['profile.whole'],
    queryFn: ({ signal }) => api.call('profile.whole', {}, { signal }),
  });
}

/** Returns the seeker's whole profile, as a query that starts when they are known to be signed in and it is enabled. */
export function useProfile({ isEnabled = true }: { readonly isEnabled?: boolean } = {}) {
  const isSignedIn = useIsSignedIn();
  return useQuery({ ...profileQuery(useServices()), enabled: isSignedIn && isEnabled });
}
