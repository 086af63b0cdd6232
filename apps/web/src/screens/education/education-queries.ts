import type { DegreePatch } from '@nukkad/contract';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from '../../lib/services.ts';
import { useIsSignedIn } from '../../lib/use-session.ts';

type Api = Pick<Services, 'api'>;

/** Fetches the seeker's education of all levels. */
export function useEducation() {
  const { api } = useServices();
  const isSignedIn = useIsSignedIn();
  return useQuery({
    queryKey: ['education.own'],
    queryFn: ({ signal }) => api.call('education.own', {}, { signal }),
    enabled: isSignedIn,
  });
}

export function yearsQuery({ api }: Api) {
  return queryOptions({
    queryKey: ['education.years'],
    queryFn: async ({ signal }) => (await api.call('education.years', {}, { signal })).years,
    staleTime: DAY_MS,
  });
}

export function universitiesQuery({ api }: Api) {
  return queryOptions({
    queryKey: ['education.universities'],
    queryFn: async ({ signal }) => (await api.call('education.universities', {}, { signal })).names,
    staleTime: DAY_MS,
  });
}

export function degreesQuery({ api }: Api, level: DegreePatch['level']) {
  return queryOptions({
    queryKey: ['education.degrees', level],
    queryFn: async ({ signal }) => (await api.call('education.degrees', { level }, { signal })).names,
    staleTime: DAY_MS,
  });
}
