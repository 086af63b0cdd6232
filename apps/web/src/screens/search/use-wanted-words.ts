import type { UnderstoodTerm } from '@nukkad/contract';
import { useQuery } from '@tanstack/react-query';
import { filterOptionsQuery } from '../../features/jobs/search/job-search-queries.ts';
import { useServices } from '../../lib/services.ts';
import { wantedWords } from './matched-ranges.ts';

/** The words to mark: those typed, and the names in every language of the work that was understood. */
export function useWantedWords(text: string, understood: readonly UnderstoodTerm[]): readonly string[] {
  const { data: options } = useQuery(filterOptionsQuery(useServices()));
  const names = understood
    .filter(({ kind }) => kind === 'JOB_PROFILE')
    .flatMap(({ value }) => {
      const [key, subKey = ''] = value.split('/');
      const profile = options?.jobProfiles.find((candidate) => candidate.key === key);
      return [...Object.values(profile?.name ?? {}), subKey.replaceAll('-', ' ')];
    });
  return wantedWords(text, ...names);
}
