import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from './services.ts';
import { useIsSignedIn } from './use-session.ts';

function profileQuery({ api }: Pick<Services, 'api'>) {
  return queryOptions({
    queryKey: ['profile.whole'],
    queryFn: ({ signal }) => api.call('profile.whole', {}, { signal }),
  });
}

/** Returns the seeker's whole profile, as a query that starts when they are known to be signed in. */
export function useProfile() {
  const isSignedIn = useIsSignedIn();
  return useQuery({ ...profileQuery(useServices()), enabled: isSignedIn });
}
