import type { DegreePatch } from '@nukkad/contract';
import {
  educationDegrees,
  educationOwn,
  educationUniversities,
  educationYears,
} from '@nukkad/contract/education/education.routes.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from '../../lib/services.ts';
import { useIsSignedIn } from '../../lib/session/use-session.ts';

const DAY_MS = 86_400_000;
type Api = Pick<Services, 'api'>;

/** What the seeker has told of each level. */
export function useEducation() {
  const { api } = useServices();
  const isSignedIn = useIsSignedIn();
  return useQuery({
    queryKey: [educationOwn.key],
    queryFn: ({ signal }) => api.call(educationOwn, {}, { signal }),
    enabled: isSignedIn,
  });
}

export function yearsQuery({ api }: Api) {
  return queryOptions({
    queryKey: [educationYears.key],
    queryFn: async ({ signal }) => (await api.call(educationYears, {}, { signal })).years,
    staleTime: DAY_MS,
  });
}

export function universitiesQuery({ api }: Api) {
  return queryOptions({
    queryKey: [educationUniversities.key],
    queryFn: async ({ signal }) => (await api.call(educationUniversities, {}, { signal })).names,
    staleTime: DAY_MS,
  });
}

export function degreesQuery({ api }: Api, level: DegreePatch['level']) {
  return queryOptions({
    queryKey: [educationDegrees.key, level],
    queryFn: async ({ signal }) => (await api.call(educationDegrees, { level }, { signal })).names,
    staleTime: DAY_MS,
  });
}
