import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { useIsSignedIn } from '../../lib/use-session.ts';

/** Fetches the jobs of the seeker's work experience. */
export function useWork() {
  const { api } = useServices();
  const isSignedIn = useIsSignedIn();
  return useQuery({
    queryKey: ['experience.list'],
    queryFn: async ({ signal }) => (await api.call('experience.list', {}, { signal })).entries,
    enabled: isSignedIn,
  });
}
