import { DAY_MS } from '@nukkad/domain/durations.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from '../../lib/services.ts';
import { useIsSignedIn } from '../../lib/session/use-session.ts';

/** The jobs that the seeker has told of. */
export function useWork() {
  const { api } = useServices();
  const isSignedIn = useIsSignedIn();
  return useQuery({
    queryKey: ['experience.list'],
    queryFn: async ({ signal }) => (await api.call('experience.list', {}, { signal })).entries,
    enabled: isSignedIn,
  });
}

export function sectorsQuery({ api }: Pick<Services, 'api'>) {
  return queryOptions({
    queryKey: ['experience.industrySectors'],
    queryFn: async ({ signal }) => (await api.call('experience.industrySectors', {}, { signal })).sectors,
    staleTime: DAY_MS,
  });
}
