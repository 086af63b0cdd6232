import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Services, useServices } from '../services.ts';
import { accountQuery } from '../session/account-query.ts';
import { useIsSignedIn } from '../session/use-session.ts';

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

/** After a part of the profile was written: what shows the profile, or counts it, asks anew. Resolves when it has. */
export function useProfileChanged(): () => Promise<void> {
  const services = useServices();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: profileQuery(services).queryKey }),
      queryClient.invalidateQueries({ queryKey: accountQuery(services).queryKey }),
    ]);
  }, [services, queryClient]);
}
