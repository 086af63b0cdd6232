import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from './services.ts';
import { useIsSignedIn } from './use-session.ts';

/** The seeker's whole profile. */
function profileQuery({ api }: Pick<Services, 'api'>) {
  return queryOptions({
    queryKey: ['profile.whole'],
    queryFn: ({ signal }) => api.call('profile.whole', {}, { signal }),
  });
}

/** The same, asked for once somebody is known to be signed in. */
export function useProfile() {
  const isSignedIn = useIsSignedIn();
  return useQuery({ ...profileQuery(useServices()), enabled: isSignedIn });
}
