import type { JobFilterOutput } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, EmptyState, Scene } from '@nukkad/ui';
import { useCityName } from '../../../lib/place/use-city-name.ts';
import { clearedSearch } from '../filters/cleared-search.ts';
import { type FilterName, isFilterName, withoutFilter } from './filter-name.ts';
import { countActiveFilters, type JobSearch } from './job-search-params.ts';

interface EmptyResultProps {
  readonly search: JobSearch;
  readonly page: JobFilterOutput;
  readonly onChange: (search: JobSearch) => void;
}

interface Advice {
  readonly key: string;
  readonly words: string;
  readonly search: JobSearch;
}

/** Which one filter to give up for how many jobs; where none alone helps, all of them, the text or the city. */
function useAdvice(search: JobSearch, page: JobFilterOutput): readonly Advice[] {
  const filter = useT('filter');
  const nav = useT('nav');
  const nameOf = (name: FilterName) => (name === 'text' ? `“${search.text ?? ''}”` : filter(name));
  const single = page.loosen.flatMap(({ filter: name, total }): Advice[] => {
    if (!isFilterName(name)) return [];
    const words = filter('loosenWithout', { name: nameOf(name), count: total });
    return [{ key: name, words, search: withoutFilter(search, name) }];
  });
  if (single.length > 0) return single;
  const { city, text, isNearMe } = search;
  return [
    ...(countActiveFilters(search) > 0
      ? [{ key: 'all', words: filter('clearFilters'), search: clearedSearch(search) }]
      : []),
    ...(text !== undefined
      ? [
          {
            key: 'text',
            words: filter('remove', { name: `“${text}”` }),
            search: { ...search, text: undefined },
          },
        ]
      : []),
    ...(city !== undefined || isNearMe
      ? [{ key: 'city', words: nav('anyCity'), search: withoutFilter(search, 'city') }]
      : []),
  ];
}

/** Nothing matched: says so, and what to give up. */
export function EmptyResult({ search, page, onChange }: EmptyResultProps) {
  const t = useT('jobs');
  const filter = useT('filter');
  const cityName = useCityName();
  const advice = useAdvice(search, page);
  const isFiltered = countActiveFilters(search) > 0 || search.text !== undefined;
  const bare = search.city ? t('empty.inCity', { city: cityName(search.city) }) : t('empty.title');
  return (
    <EmptyState
      picture={<Scene name="no-jobs" width={150} />}
      title={isFiltered ? t('empty.filtered') : bare}
      action={advice.map(({ key, words, search: looser }) => (
        <Button key={key} variant="secondary" onClick={() => onChange(looser)}>
          {words}
        </Button>
      ))}
    >
      <p>{page.loosen.length > 0 ? filter('loosen') : t('empty.hint')}</p>
    </EmptyState>
  );
}
